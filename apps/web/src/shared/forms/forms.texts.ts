export const formsTexts = {
  dayForm: 'DD/MM/AAAA',
  noDay: 'Esa fecha no existe o no se entiende. Escríbala como DD/MM/AAAA.',
  pay: {
    bank: 'Banco',
    type: 'Tipo de cuenta',
    number: 'Número de cuenta',
    numberHelp: 'Solo números, sin espacios ni guiones.',
  },
} as const
