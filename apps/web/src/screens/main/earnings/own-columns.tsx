import { payoutKindTexts, payoutStateTexts } from '@arriero/contract/es/settlement'
import type { OwnPayout } from '@arriero/contract/settlement-shapes'
import { payoutStates } from '@arriero/domain/payouts'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import styles from '#features/settlements/settlements.module.css'
import { formatShortId } from '#shared/format.ts'
import { placeLines } from '@arriero/domain/place-name'
import { Money } from '#shared/plain/Money.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { earningsTexts } from './earnings.texts.ts'

const texts = earningsTexts.columns

export const ownColumns: readonly Column<OwnPayout>[] = [
  {
    key: 'order',
    title: texts.order,
    widthPx: 190,
    card: 'title',
    isAlways: true,
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
    widthPx: 200,
    card: 'aside',
    filters: payoutStates.map((state) => ({ value: state, label: payoutStateTexts[state] })),
    render: (payout) => <PayoutStanding payout={payout} hasDetail isOwn />,
  },
  {
    key: 'net',
    title: texts.net,
    widthPx: 120,
    align: 'end',
    card: 'fact',
    render: ({ net }) => <Money pesos={net} isStrong />,
  },
  {
    key: 'earnedAt',
    title: texts.earnedAt,
    widthPx: 110,
    isSortable: true,
    card: 'fact',
    render: ({ earnedAt }) => <When at={earnedAt} isDayOnly />,
  },
  {
    key: 'gross',
    title: texts.gross,
    widthPx: 112,
    align: 'end',
    card: 'fact',
    render: ({ gross }) => <Money pesos={gross} />,
  },
  {
    key: 'withheld',
    title: texts.withheld,
    widthPx: 112,
    align: 'end',
    render: ({ withheld }) => <Money pesos={0 - withheld} />,
  },
  {
    key: 'advances',
    title: texts.advances,
    widthPx: 100,
    align: 'end',
    render: ({ advances }) => <Money pesos={0 - advances} />,
  },
  {
    key: 'deducted',
    title: texts.deducted,
    widthPx: 112,
    align: 'end',
    render: ({ deducted }) => <Money pesos={0 - deducted} />,
  },
  { key: 'kind', title: texts.kind, widthPx: 100, render: ({ kind }) => payoutKindTexts[kind] },
]
