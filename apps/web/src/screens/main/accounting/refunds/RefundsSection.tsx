import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { refundsList } from '@arriero/contract/es/lists/refunds'
import { refundStateTexts } from '@arriero/contract/es/settlement'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import type { SumRow } from '#shared/table/columns/column.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { StateSums, type StateSum } from '#shared/table/rows/StateSums.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useListTotals } from '#shared/table/use-list-totals.ts'
import { RefundModal } from './RefundModal.tsx'
import { refundsScreenTexts as texts } from './refunds-screen.texts.ts'

type Totals = ReplyOf<typeof api.refunds.totals>

/** All of them first, then each state that there is. */
const linesOf = ({ all, states }: Totals): StateSum[] =>
  [
    { key: 'all', title: texts.all, ...all },
    ...states.map(({ state, ...sums }) => ({
      key: state as string,
      title: refundStateTexts[state],
      ...sums,
    })),
  ].map(({ key, title, count, value }) => ({
    key,
    title,
    pesos: value,
    count: texts.refunds(formatNumber(count)),
  }))

/** The server's totals as lines of the table. */
const sumRowsOf = (totals: Totals): SumRow[] =>
  linesOf(totals).map(({ key, title, pesos, count }) => ({
    key,
    title: texts.sumTitle(title, count),
    amounts: { value: <Money pesos={pesos} isStrong /> },
    main: 'value',
    isWhole: key === 'all',
  }))

/** What clients are paid back, and what it comes to by state. Decisions §10, §16. */
export default function RefundsSection() {
  const list = useListTable(refundsList)
  const { controls, onReload } = list.table
  const totals = useListTotals(api.refunds.totals, list.query, 'state')
  return (
    <ListScreen
      list={list}
      at={moneyPaths.refunds}
      above={
        totals.byState && (
          <StateSums
            label={texts.states}
            controls={controls}
            filterKey="state"
            sums={linesOf(totals.byState)}
          />
        )
      }
      onReload={() => {
        totals.reload()
        return onReload()
      }}
      sums={totals.shown && sumRowsOf(totals.shown)}
      drawing="box"
      row={(id, onClose) => <RefundModal id={id} onClose={onClose} />}
    />
  )
}
