export const cargoOwnersTexts = {
  title: 'Dueños de carga',
  help: 'Personas y empresas que solicitan transporte.',
  natural: 'Dueños de carga, persona natural',
  company: 'Empresas dueñas de carga',
  register: 'Registrar empresa',
  formTitle: 'Registrar empresa cliente',
  empty: 'Todavía no hay clientes',
  emptyHelp: 'Aparecerán aquí apenas el primero se registre.',
  emptyCompany: 'Todavía no hay empresas cliente',
  emptyCompanyHelp: 'Registre la primera con su NIT y sus documentos legales.',
} as const
