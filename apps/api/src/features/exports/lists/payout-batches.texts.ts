import type { PayoutBatch } from '@arriero/contract/settlement-shapes'

const states: Readonly<Record<PayoutBatch['state'], string>> = {
  open: 'Por pagar',
  confirming: 'Espera aprobación',
  approved: 'Aprobado',
  paid: 'Pagado',
}

export const payoutBatchesExportTexts = {
  title: 'Lotes de pago',
  number: 'Lote',
  state: 'Estado',
  states,
  createdAt: 'Creado',
  createdBy: 'Creó',
  count: 'Pagos',
  total: 'Total',
  reference: 'Referencia',
  askedBy: 'Pidió aprobación',
  approvedBy: 'Aprobó',
  paidBy: 'Registró el pago',
  paidAt: 'Pagado el',
} as const
