export const bankFileTexts = {
  /** The clearing house's codes: CC for a current account, CA for savings. */
  accountType: (type: string) => (type === 'Corriente' ? 'CC' : 'CA'),
  concept: (code: string) => `SERVICIO ${code}`,
  purpose: (number: number) => `LOTE ${number}`,
  name: (number: number, day: string, ending: string) => `Lote ${number} ${day}.${ending}`,
} as const
