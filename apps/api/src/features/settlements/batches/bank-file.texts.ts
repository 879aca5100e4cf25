export const bankFileTexts = {
  /** The clearing house's codes: CC for a current account, CA for savings. */
  accountType: (type: string) => (type === 'Corriente' ? 'CC' : 'CA'),
  concept: (code: string) => `SERVICIO ${code}`,
  name: (number: number, day: string) => `Lote ${number} ${day}.csv`,
} as const
