import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { gatewayStatusText, gatewayStatuses } from '@arriero/contract/es/gateway'
import { noticeVerdicts, type NoticeVerdict } from '@arriero/contract/payments'
import { formatShortId } from '#shared/format.ts'
import { StateTag, type StateTone } from '#shared/plain/StateTag.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { noticesTexts as texts } from './payment-notices.texts.ts'

export type NoticeRow = ReplyOf<typeof api.payments.notices>['items'][number]

const { columns: titles } = texts

export const verdictTones: Readonly<Record<NoticeVerdict, StateTone>> = {
  matched: 'good',
  mismatch: 'bad',
  unknown: 'waiting',
  forged: 'bad',
  malformed: 'bad',
}

export const noticesColumns: readonly Column<NoticeRow>[] = [
  {
    key: 'verdict',
    title: titles.verdict,
    widthPx: 150,
    card: 'aside',
    filters: noticeVerdicts.map((value) => ({ value, label: texts.verdicts[value] })),
    render: ({ verdict }) => <StateTag tone={verdictTones[verdict]}>{texts.verdicts[verdict]}</StateTag>,
  },
  {
    key: 'receivedAt',
    title: titles.receivedAt,
    widthPx: 190,
    isSortable: true,
    card: 'title',
    render: ({ receivedAt }) => <When at={receivedAt} />,
  },
  {
    key: 'status',
    title: titles.status,
    widthPx: 190,
    card: 'fact',
    filters: gatewayStatuses.map((value) => ({ value, label: gatewayStatusText(value) })),
    render: ({ status }) => (status === null ? texts.none : gatewayStatusText(status)),
  },
  {
    key: 'attempt',
    title: titles.transaction,
    widthPx: 150,
    card: 'fact',
    isSearchable: true,
    render: ({ transaction }) =>
      transaction === null ? texts.none : <code className="tabular">{transaction}</code>,
  },
  {
    key: 'orderId',
    title: titles.orderId,
    widthPx: 110,
    card: 'fact',
    render: ({ orderId }) =>
      orderId === null ? texts.none : <code className="tabular">{formatShortId(orderId)}</code>,
  },
  {
    key: 'signed',
    title: titles.signed,
    widthPx: 130,
    isOptional: true,
    filters: [{ value: 'true', label: texts.signedUnmatched }],
    render: ({ isSigned }) => texts.signature(isSigned),
  },
  {
    key: 'reason',
    title: titles.reason,
    card: 'fact',
    render: ({ reason }) => (reason === null ? texts.none : texts.reason(reason)),
  },
]
