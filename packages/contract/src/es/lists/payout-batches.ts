import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'

/** Batches: payouts that go to the bank together. */
export const batchesList = listValue(api.settlements.batches)({
  name: 'payout-batches',
  title: 'Lotes de pago',
  search: 'número o referencia',
  days: 'Creado',
  spans: 'amongFilters',
  empty: ['Todavía no hay lotes', 'En «Pagos», elija los que estén listos y cree un lote para el banco.'],
  columns: {
    number: {
      title: 'Lote',
      kind: 'text',
      value: ({ number }) => `Lote ${number}`,
      file: { kind: 'number', value: ({ number }) => number },
      widthPx: 100,
      card: 'title',
      isAlways: true,
    },
    state: {
      title: 'Estado',
      kind: 'choice',
      words: {
        open: 'Por pagar',
        confirming: 'Espera aprobación',
        approved: 'Aprobado, por pagar',
        paid: 'Pagado',
      },
      tones: { open: 'waiting', confirming: 'waiting', approved: 'waiting', paid: 'good' },
      filters: true,
      widthPx: 210,
      card: 'aside',
    },
    createdAt: {
      title: 'Creado',
      kind: 'moment',
      note: ({ createdBy }) => createdBy.name,
      widthPx: 180,
      isSortable: true,
      card: 'fact',
    },
    createdBy: { of: 'createdAt', title: 'Creó', kind: 'text', value: ({ createdBy }) => createdBy.name },
    count: { title: 'Pagos', kind: 'number', card: 'fact' },
    total: { title: 'Total', kind: 'pesos', isStrong: true, isSummed: true, widthPx: 130, card: 'fact' },
    reference: { title: 'Referencia', kind: 'text', widthPx: 150 },
    askedBy: { of: 'state', title: 'Pidió aprobación', kind: 'text', value: ({ askedBy }) => askedBy?.name },
    approvedBy: { of: 'state', title: 'Aprobó', kind: 'text', value: ({ approvedBy }) => approvedBy?.name },
    paidBy: { of: 'state', title: 'Registró el pago', kind: 'text', value: ({ paidBy }) => paidBy?.name },
    paidAt: { title: 'Pagado', kind: 'moment', widthPx: 170 },
  },
})
