import { api } from '@arriero/contract'
import type { PayoutBatch } from '@arriero/contract/settlement-shapes'
import { batchList } from '#features/settlements/batches.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { payoutBatchesExportTexts as texts } from './payout-batches.texts.ts'

const columns: readonly ExportColumn<PayoutBatch>[] = [
  { key: 'number', title: texts.number, kind: 'number', value: ({ number }) => number },
  { key: 'state', title: texts.state, kind: 'text', value: ({ state }) => texts.states[state] },
  { key: 'createdAt', title: texts.createdAt, kind: 'moment', value: ({ createdAt }) => createdAt },
  {
    key: 'createdBy',
    of: 'createdAt',
    title: texts.createdBy,
    kind: 'text',
    value: ({ createdBy }) => createdBy.name,
  },
  { key: 'count', title: texts.count, kind: 'number', value: ({ count }) => count },
  { key: 'total', title: texts.total, kind: 'pesos', isSummed: true, value: ({ total }) => total },
  { key: 'reference', title: texts.reference, kind: 'text', value: ({ reference }) => reference },
  { key: 'askedBy', of: 'state', title: texts.askedBy, kind: 'text', value: ({ askedBy }) => askedBy?.name },
  {
    key: 'approvedBy',
    of: 'state',
    title: texts.approvedBy,
    kind: 'text',
    value: ({ approvedBy }) => approvedBy?.name,
  },
  { key: 'paidBy', of: 'state', title: texts.paidBy, kind: 'text', value: ({ paidBy }) => paidBy?.name },
  { key: 'paidAt', title: texts.paidAt, kind: 'moment', value: ({ paidAt }) => paidAt },
]

export const payoutBatchesExport = exportList({
  name: 'payout-batches',
  roles: ['administrator', 'accountancy'],
  title: texts.title,
  isOneMoment: true,
  query: api.settlements.batches.query,
  columns,
  page: batchList,
})
