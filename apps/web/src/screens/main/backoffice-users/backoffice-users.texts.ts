export const backofficeTexts = {
  title: 'Usuarios',
  help: 'Las personas del equipo que administran, contabilizan y dan soporte.',
  list: 'Usuarios del equipo',
  register: 'Registrar usuario',
  formTitle: 'Registrar usuario del equipo',
  empty: 'Todavía no hay usuarios',
  emptyHelp: 'Registre a la primera persona del equipo.',
} as const
