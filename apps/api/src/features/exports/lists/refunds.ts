import { api } from '@arriero/contract'
import { refundCauseTexts, refundStateTexts } from '@arriero/contract/es/settlement'
import type { Refund } from '@arriero/contract/refunds'
import { refundList } from '#features/refunds/refunds.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { refundsExportTexts as texts } from './refunds.texts.ts'
import { personColumns, routeColumns, serviceColumn } from './service-columns.ts'

const columns: readonly ExportColumn<Refund>[] = [
  ...personColumns('client', texts.client, ({ client }: Refund) => client),
  { key: 'email', of: 'client', title: texts.email, kind: 'text', value: ({ client }) => client.email },
  serviceColumn,
  ...routeColumns,
  { key: 'cause', title: texts.cause, kind: 'text', value: ({ cause }) => refundCauseTexts[cause] },
  { key: 'state', title: texts.state, kind: 'text', value: ({ state }) => refundStateTexts[state] },
  { key: 'createdAt', title: texts.createdAt, kind: 'day', value: ({ createdAt }) => createdAt },
  { key: 'value', title: texts.value, kind: 'pesos', isSummed: true, value: ({ value }) => value },
  {
    key: 'isCaptured',
    of: 'value',
    title: texts.captured,
    kind: 'yesNo',
    value: ({ isCaptured }) => isCaptured,
  },
  {
    key: 'transaction',
    of: 'order',
    title: texts.transaction,
    kind: 'text',
    value: ({ transaction }) => transaction,
  },
  { key: 'reference', title: texts.reference, kind: 'text', value: ({ reference }) => reference },
  { key: 'askedBy', of: 'state', title: texts.askedBy, kind: 'text', value: ({ askedBy }) => askedBy?.name },
  { key: 'paidBy', of: 'state', title: texts.paidBy, kind: 'text', value: ({ paidBy }) => paidBy?.name },
  { key: 'paidAt', of: 'state', title: texts.paidAt, kind: 'moment', value: ({ paidAt }) => paidAt },
]

/** What clients are paid back. Decisions §10, §16. */
export const refundsExport = exportList({
  name: 'refunds',
  roles: ['administrator', 'accountancy'],
  title: texts.title,
  isOneMoment: true,
  query: api.refunds.all.query,
  columns,
  page: refundList,
})
