export const payoutSeeds = {
  /** The town most of the demo's cargo leaves from. */
  townCode: '11001',
  perMille: 4.14,
  basis: 'Tarifa de demostración: confírmela con la norma del municipio',
  batch: (number: number) => `PAGO-${String(number).padStart(4, '0')}`,
  refund: (number: number) => `DEV-${String(number).padStart(4, '0')}`,
  advance: 'ANT-0001',
  /** What each of the others on the road asks for. */
  askedPesos: 200_000,
  returned: 'Cuenta cancelada',
} as const
