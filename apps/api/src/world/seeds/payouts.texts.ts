export const payoutSeeds = {
  /** The town most of the demo's cargo leaves from. */
  townCode: '11001',
  perMille: 4.14,
  basis: 'Tarifa de demostración: confírmela con la norma del municipio',
  batch: (number: number) => `PAGO-${String(number).padStart(4, '0')}`,
  refund: (number: number) => `DEV-${String(number).padStart(4, '0')}`,
  /** Where a client wants back what the gateway cannot give him. */
  clientAccount: {
    bank: 'Bancolombia',
    accountType: 'Ahorros',
    accountNumber: '03145678901',
    holder: 'Comercializadora de la demostración',
    document: '52345678',
  },
  advance: 'ANT-0001',
  /** What each of the others on the road asks for. */
  askedPesos: 200_000,
  returned: 'Cuenta cancelada',
} as const

/** Who moved to another bank, and what she carried before. */
export const newAccountSeeds = {
  account: { bank: 'Davivienda', accountType: 'Ahorros', accountNumber: '488400123456' },
  trip: {
    from: '68001',
    to: '54001',
    street: ['Carrera 15 # 36-18', 'Avenida 7 # 12-40'],
    weight: '3 tn',
    description: 'Electrodomésticos en cajas, con ayudante para el descargue.',
    netPesos: 1_300_000,
  },
} as const
