import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { standbyStates } from '@arriero/domain/standby'
import { stateTones } from '#features/standby/standby-view.ts'
import { standbyTexts } from '#features/standby/standby.texts.ts'
import { formatShortId } from '#shared/format.ts'
import { Money } from '#shared/plain/Money.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { standbyScreenTexts } from './standby-screen.texts.ts'

export type ChargeRow = ReplyOf<typeof api.standby.all>['items'][number]

const texts = standbyScreenTexts.columns

const paidCell = ({ paidAt, state }: ChargeRow) => {
  if (paidAt !== null) return <StateTag tone="good">{standbyScreenTexts.paid}</StateTag>
  return state === 'waived' ? standbyScreenTexts.nothing : standbyScreenTexts.unpaid
}

export const standbyColumns: readonly Column<ChargeRow>[] = [
  {
    key: 'service',
    title: texts.service,
    widthPx: 90,
    card: 'title',
    isAlways: true,
    render: ({ orderId }) => <code className="tabular">{formatShortId(orderId)}</code>,
  },
  { key: 'travel', title: texts.travel, widthPx: 210, card: 'fact', render: ({ travel }) => travel },
  {
    key: 'proposedAt',
    title: texts.proposedAt,
    widthPx: 165,
    isSortable: true,
    card: 'fact',
    render: ({ proposedAt }) => <When at={proposedAt} />,
  },
  { key: 'client', title: texts.client, widthPx: 140, card: 'fact', render: ({ client }) => client.name },
  { key: 'carrier', title: texts.carrier, widthPx: 140, card: 'fact', render: ({ carrier }) => carrier.name },
  { key: 'hours', title: texts.hours, widthPx: 65, align: 'end', card: 'fact', render: ({ hours }) => hours },
  {
    key: 'total',
    title: texts.total,
    widthPx: 105,
    align: 'end',
    card: 'fact',
    render: ({ total }) => <Money pesos={total} isStrong />,
  },
  {
    key: 'state',
    title: texts.state,
    widthPx: 140,
    card: 'aside',
    filters: standbyStates.map((value) => ({ value, label: standbyTexts.states[value] })),
    render: ({ state }) => <StateTag tone={stateTones[state]}>{standbyTexts.states[state]}</StateTag>,
  },
  {
    key: 'paid',
    title: texts.paid,
    widthPx: 110,
    card: 'fact',
    filters: [
      { value: 'true', label: standbyScreenTexts.paid },
      { value: 'false', label: standbyScreenTexts.unpaid },
    ],
    render: paidCell,
  },
]
