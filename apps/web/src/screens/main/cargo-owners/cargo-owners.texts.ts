export const cargoOwnersTexts = {
  title: 'Dueños de carga',
  help: 'Personas y empresas que solicitan transporte.',
  register: 'Registrar empresa',
  formTitle: 'Registrar empresa cliente',
} as const
