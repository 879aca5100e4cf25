import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { payoutStateTexts } from '@arriero/contract/es/settlement'
import type { PayoutSums } from '@arriero/contract/money/settlement-shapes'
import { formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import type { SumRow } from '#shared/table/columns/column.ts'
import type { StateSum } from '#shared/table/rows/StateSums.tsx'
import { earningsTexts as texts } from './earnings.texts.ts'

type Totals = ReplyOf<typeof api.settlements.ownTotals>

const linesOf = ({ all, states }: Totals) => [
  { key: 'all', title: texts.all, ...all },
  ...states.map(({ state, ...sums }) => ({ key: state as string, title: payoutStateTexts[state], ...sums })),
]

const countOf = ({ count }: PayoutSums) => texts.services(formatNumber(count))

/** What a carrier's earnings come to, as the server adds them up: by state, and under the table. */
export const stateSumsOf = (totals: Totals): StateSum[] =>
  linesOf(totals).map(({ key, title, ...sums }) => ({ key, title, pesos: sums.net, count: countOf(sums) }))

/** As its columns have them: what is taken off stands below zero. */
export const sumRowsOf = (totals: Totals): SumRow[] =>
  linesOf(totals).map(({ key, title, ...sums }) => ({
    key,
    title: texts.sumTitle(title, countOf(sums)),
    main: 'net',
    amounts: {
      net: <Money pesos={sums.net} isStrong />,
      gross: <Money pesos={sums.gross} />,
      withheld: <Money pesos={0 - sums.withheld} />,
      advances: <Money pesos={0 - sums.advances} />,
      deducted: <Money pesos={0 - sums.deducted} />,
    },
    isWhole: key === 'all',
  }))
