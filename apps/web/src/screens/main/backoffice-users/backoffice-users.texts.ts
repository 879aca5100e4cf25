export const backofficeTexts = {
  label: 'Registrar usuario',
  title: 'Registrar usuario del equipo',
} as const
