import { payoutKindTexts, payoutStateTexts } from '@arriero/contract/es/settlement'
import type { Payout } from '@arriero/contract/settlement-shapes'
import { payoutStates } from '@arriero/domain/payouts'
import { payoutKinds } from '@arriero/domain/settlement'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import styles from '#features/settlements/settlements.module.css'
import { formatDay, formatShortId } from '#shared/format.ts'
import { placeLines } from '@arriero/domain/place-name'
import { Money } from '#shared/plain/Money.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { payoutsTexts } from './payouts.texts.ts'

const texts = payoutsTexts.columns

export const payoutColumns: readonly Column<Payout>[] = [
  {
    key: 'carrier',
    title: texts.carrier,
    widthPx: 200,
    card: 'title',
    isAlways: true,
    render: ({ carrier }) => (
      <>
        {carrier.name}
        <small className={styles.muted}>{carrier.identification}</small>
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
    key: 'state',
    title: texts.state,
    widthPx: 230,
    card: 'aside',
    filters: payoutStates.map((state) => ({ value: state, label: payoutStateTexts[state] })),
    render: (payout) => <PayoutStanding payout={payout} hasDetail />,
  },
  {
    key: 'net',
    title: texts.net,
    widthPx: 116,
    align: 'end',
    card: 'fact',
    render: ({ net }) => <Money pesos={net} isStrong />,
  },
  {
    key: 'dueOn',
    title: texts.dueOn,
    widthPx: 110,
    isSortable: true,
    card: 'fact',
    render: ({ dueOn }) => <span className="tabular">{formatDay(dueOn)}</span>,
  },
  {
    key: 'kind',
    title: texts.kind,
    widthPx: 110,
    filters: payoutKinds.map((kind) => ({ value: kind, label: payoutKindTexts[kind] })),
    render: ({ kind }) => payoutKindTexts[kind],
  },
  {
    key: 'earnedAt',
    title: texts.earnedAt,
    widthPx: 120,
    isSortable: true,
    render: ({ earnedAt }) => <When at={earnedAt} isDayOnly />,
  },
  {
    key: 'gross',
    title: texts.gross,
    widthPx: 116,
    align: 'end',
    render: ({ gross }) => <Money pesos={gross} />,
  },
  {
    key: 'withheld',
    title: texts.withheld,
    widthPx: 116,
    align: 'end',
    render: ({ withheld }) => <Money pesos={0 - withheld} />,
  },
  {
    key: 'advances',
    title: texts.advances,
    widthPx: 116,
    align: 'end',
    isOptional: true,
    render: ({ advances }) => <Money pesos={0 - advances} />,
  },
  {
    key: 'reference',
    title: texts.reference,
    widthPx: 140,
    isOptional: true,
    render: ({ reference }) => reference ?? '—',
  },
]
