export const enterprisesTexts = {
  title: 'Empresas transportadoras',
  help: 'Las empresas que toman servicios, con sus vehículos y conductores.',
  list: 'Empresas transportadoras',
  register: 'Registrar empresa',
  formTitle: 'Registrar empresa transportadora',
  empty: 'Todavía no hay empresas transportadoras',
  emptyHelp: 'Registre la primera con su NIT y sus documentos legales.',
} as const
