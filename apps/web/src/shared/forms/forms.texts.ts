export const formsTexts = {
  search: 'Buscar',
  clear: 'Borrar',
  pay: {
    bank: 'Banco',
    type: 'Tipo de cuenta',
    number: 'Número de cuenta',
    numberHelp: 'Solo números, sin espacios ni guiones.',
  },
} as const
