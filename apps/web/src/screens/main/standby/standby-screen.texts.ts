export const standbyScreenTexts = {
  modal: (code: string) => `Espera del servicio ${code}`,
  postings: 'Ver sus asientos en el libro diario',
} as const
