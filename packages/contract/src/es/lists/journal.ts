import { api } from '../../index.ts'
import { listValue } from '../../lists/column.ts'
import { journalEventTexts, ledgerAccountTexts } from '../accounting.ts'

/** The entries of the journal. */
export const journalList = listValue(api.accounting.entries)({
  name: 'journal',
  title: 'Libro diario',
  label: 'Asientos del libro diario',
  search: 'servicio, persona, lugar o placa',
  days: 'Fecha',
  spans: 'amongFilters',
  empty: ['Todavía no hay asientos', 'El primer pago de un cliente escribe el primer asiento.'],
  columns: {
    at: { title: 'Fecha', kind: 'moment', widthPx: 180, isSortable: true, card: 'fact' },
    posting: { title: 'Asiento', kind: 'text', value: ({ transactionId }) => transactionId },
    kind: {
      title: 'Concepto',
      kind: 'choice',
      words: journalEventTexts,
      filters: true,
      widthPx: 190,
      card: 'title',
    },
    account: {
      title: 'Cuenta',
      kind: 'choice',
      words: ledgerAccountTexts,
      filters: true,
      widthPx: 220,
      card: 'aside',
    },
    debit: {
      title: 'Débito',
      kind: 'pesos',
      value: ({ amount }) => (amount > 0 ? amount : null),
      isSummed: true,
      widthPx: 140,
      card: 'fact',
    },
    credit: {
      title: 'Crédito',
      kind: 'pesos',
      value: ({ amount }) => (amount < 0 ? -amount : null),
      isSummed: true,
      widthPx: 140,
      card: 'fact',
    },
    orderId: {
      title: 'Servicio',
      kind: 'code',
      note: ({ travel }) => travel,
      isPinned: true,
      card: 'fact',
    },
    travel: { of: 'orderId', title: 'Viaje', kind: 'text' },
  },
  screen: ['at', 'kind', 'account', 'orderId', 'debit', 'credit'],
})
