const shared = {
  plate: 'Placa',
  kind: 'Concepto',
  state: 'Estado',
  hold: 'Por qué no se puede pagar',
  earnedAt: 'Terminó',
  dueOn: 'Vence',
  gross: 'Valor',
  sourceWithholding: 'Retención en la fuente',
  industryWithholding: 'ReteICA',
  fopat: 'FOPAT',
  advances: 'Anticipos',
  deducted: 'Descontado de deudas',
  net: 'Neto',
  reference: 'Referencia',
  paidAt: 'Pagado el',
  /** What is left out is in the sum of another row, or owed no more. */
  totals: 'Totales sin anticipos, devueltos ni anulados',
} as const

export const payoutsExportTexts = {
  ...shared,
  title: 'Pagos a transportadores',
  carrier: 'Transportador',
  bank: 'Banco',
  accountType: 'Tipo de cuenta',
  accountNumber: 'Número de cuenta',
  batch: 'Lote',
  askedBy: 'Registró',
  paidBy: 'Confirmó',
} as const

export const ownEarningsExportTexts = { ...shared, title: 'Mis ingresos' } as const
