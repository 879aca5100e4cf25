import { refundCauseTexts, refundStateTexts } from '@arriero/contract/es/settlement'
import { refundCauses, type Refund } from '@arriero/contract/refunds'
import { refundStates } from '@arriero/domain/refunds'
import styles from '#features/settlements/settlements.module.css'
import { formatShortId } from '#shared/format.ts'
import { placeLines } from '@arriero/domain/place-name'
import { Money } from '#shared/plain/Money.tsx'
import { StateTag } from '#shared/plain/StateTag.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { refundsScreenTexts } from './refunds-screen.texts.ts'

const texts = refundsScreenTexts.columns

const tones = { due: 'waiting', confirming: 'waiting', paid: 'good', rejected: 'bad' } as const

export const RefundState = ({ state }: Pick<Refund, 'state'>) => (
  <StateTag tone={tones[state]}>{refundStateTexts[state]}</StateTag>
)

export const refundColumns: readonly Column<Refund>[] = [
  {
    key: 'client',
    title: texts.client,
    widthPx: 200,
    card: 'title',
    isAlways: true,
    render: ({ client }) => (
      <>
        {client.name}
        <small className={styles.muted}>{client.identification}</small>
      </>
    ),
  },
  {
    key: 'order',
    title: texts.order,
    widthPx: 190,
    card: 'fact',
    render: ({ order, origin, destination }) => (
      <>
        <code className="tabular">{formatShortId(order)}</code>
        <small className={styles.muted}>
          {placeLines(origin).town} → {placeLines(destination).town}
        </small>
      </>
    ),
  },
  {
    key: 'cause',
    title: texts.cause,
    widthPx: 190,
    filters: refundCauses.map((cause) => ({ value: cause, label: refundCauseTexts[cause] })),
    render: ({ cause }) => refundCauseTexts[cause],
  },
  {
    key: 'state',
    title: texts.state,
    widthPx: 210,
    card: 'aside',
    filters: refundStates.map((state) => ({ value: state, label: refundStateTexts[state] })),
    render: ({ state }) => <RefundState state={state} />,
  },
  {
    key: 'createdAt',
    title: texts.createdAt,
    widthPx: 150,
    isSortable: true,
    card: 'fact',
    render: ({ createdAt }) => <When at={createdAt} isDayOnly />,
  },
  {
    key: 'value',
    title: texts.value,
    widthPx: 130,
    align: 'end',
    card: 'fact',
    render: ({ value }) => <Money pesos={value} isStrong />,
  },
  {
    key: 'reference',
    title: texts.reference,
    widthPx: 150,
    render: ({ reference }) => reference ?? '—',
  },
]
