export const formsTexts = {
  pay: {
    bank: 'Banco',
    type: 'Tipo de cuenta',
    number: 'Número de cuenta',
    numberHelp: 'Solo números, sin espacios ni guiones.',
  },
} as const
