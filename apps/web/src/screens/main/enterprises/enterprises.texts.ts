export const enterprisesTexts = {
  label: 'Registrar empresa',
  title: 'Registrar empresa transportadora',
} as const
