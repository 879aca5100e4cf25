export const formsTexts = {
  dayForm: 'DD/MM/AAAA',
  noDay: 'Esa fecha no existe o no se entiende. Escríbala como DD/MM/AAAA.',
} as const
