import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { gatewayStatusText } from '@arriero/contract/es/gateway'
import { noticesPage } from '#features/payments/notices.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { paymentNoticesExportTexts as texts } from './payment-notices.texts.ts'

type Row = ReplyOf<typeof api.payments.notices>['items'][number]

const columns: readonly ExportColumn<Row>[] = [
  { key: 'receivedAt', title: texts.receivedAt, kind: 'moment', value: ({ receivedAt }) => receivedAt },
  {
    key: 'verdict',
    title: texts.verdict,
    kind: 'text',
    value: ({ verdict }) => texts.verdicts[verdict],
  },
  { key: 'signed', title: texts.signed, kind: 'text', value: ({ isSigned }) => texts.signature(isSigned) },
  { key: 'reason', title: texts.reason, kind: 'text', value: ({ reason }) => reason },
  {
    key: 'status',
    title: texts.status,
    kind: 'text',
    value: ({ status }) => (status === null ? null : gatewayStatusText(status)),
  },
  { key: 'attempt', title: texts.transaction, kind: 'text', value: ({ transaction }) => transaction },
  { key: 'orderId', title: texts.orderId, kind: 'text', value: ({ orderId }) => orderId },
  { key: 'id', of: 'receivedAt', title: texts.id, kind: 'text', value: ({ _id }) => _id },
]

export const paymentNoticesExport = exportList({
  name: 'payment-notices',
  roles: ['administrator', 'accountancy'],
  title: texts.title,
  query: api.payments.notices.query,
  columns,
  page: noticesPage,
})
