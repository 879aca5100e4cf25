import { ownEarningsList } from '@arriero/contract/es/lists/payouts'
import type { OwnPayout, PayoutSums } from '@arriero/contract/money/settlement-shapes'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import { paths } from '#shared/paths.ts'
import { DaySpans } from '#shared/table/filters/DaySpans.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { dayKeys } from '#shared/table/ListTable.tsx'
import { StateSums, type StateSum } from '#shared/table/rows/StateSums.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useListTotals } from '#shared/table/use-list-totals.ts'
import { earningsTexts as texts } from './earnings.texts.ts'
import { OwnPayoutModal } from './OwnPayoutModal.tsx'
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { payoutStateTexts } from '@arriero/contract/es/settlement'
import { formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import type { SumRow } from '#shared/table/columns/column.ts'

type Totals = ReplyOf<typeof api.settlements.ownTotals>

const linesOf = ({ all, states }: Totals) => [
  { key: 'all', title: texts.all, ...all },
  ...states.map(({ state, ...sums }) => ({ key: state as string, title: payoutStateTexts[state], ...sums })),
]

const countOf = ({ count }: PayoutSums) => texts.services(formatNumber(count))

/** What a carrier's earnings come to, as the server adds them up: by state, and under the table. */
const stateSumsOf = (totals: Totals): StateSum[] =>
  linesOf(totals).map(({ key, title, ...sums }) => ({ key, title, pesos: sums.net, count: countOf(sums) }))

/** As its columns have them: what is taken off stands below zero. */
const sumRowsOf = (totals: Totals): SumRow[] =>
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

const cells = { state: (payout: OwnPayout) => <PayoutStanding payout={payout} hasDetail isOwn /> }

export const OwnEarnings = () => {
  const list = useListTable(ownEarningsList, { cells })
  const { controls, onReload } = list.table
  const totals = useListTotals(api.settlements.ownTotals, list.query, 'state')
  return (
    <ListScreen
      list={list}
      at={paths.earnings}
      above={
        totals.byState && (
          <StateSums
            label={texts.states}
            controls={controls}
            filterKey="state"
            sums={stateSumsOf(totals.byState)}
          />
        )
      }
      tools={<DaySpans controls={controls} label={list.of.days ?? ''} keys={dayKeys} />}
      onReload={() => {
        totals.reload()
        return onReload()
      }}
      note={texts.summed}
      sums={totals.shown && sumRowsOf(totals.shown)}
      drawing="box"
      row={(id, onClose) => <OwnPayoutModal id={id} onClose={onClose} />}
    />
  )
}
