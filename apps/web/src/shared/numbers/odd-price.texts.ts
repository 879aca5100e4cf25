export const oddPriceTexts = {
  title: '¿Es correcto este valor?',
  correct: 'Corregir',
  goOn: 'Sí, continuar',
} as const
