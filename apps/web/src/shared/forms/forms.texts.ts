export const formsTexts = {
  dayForm: 'DD/MM/AAAA',
} as const
