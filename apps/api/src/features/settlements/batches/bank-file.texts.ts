export const bankFileTexts = {
  /** A and C of the clearing house. */
  accountType: (type: string) => (type === 'Corriente' ? 'CC' : 'CA'),
  concept: (code: string) => `SERVICIO ${code}`,
  name: (number: number, day: string) => `Lote ${number} ${day}.csv`,
} as const
