import { accountingList } from '@arriero/contract/es/lists/accounting'
import { PostingsDrawer } from '#features/accounting/PostingsDrawer.tsx'
import { paths } from '#shared/paths.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { StateSums, type StateSum } from '#shared/table/rows/StateSums.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useListTotals } from '#shared/table/use-list-totals.ts'
import { FilterChoice } from '#shared/table/filters/FilterChoice.tsx'
import { readModalPlace, useWindowAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { accountingCells } from './accounting-cells.tsx'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import type { SectionProps } from './section-props.ts'
import { accounts } from '@arriero/domain/money/journal'
import { ledgerAccountTexts, moneyStateTexts } from '@arriero/contract/es/accounting'
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { summedAmounts } from '@arriero/contract/money/accounting'
import { formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import type { SumRow } from '#shared/table/columns/column.ts'

const texts = accountingScreenTexts.table

type Totals = ReplyOf<typeof api.accounting.totals>
type Sums = Totals['all']

const ofState = ({ moneyState, ...sums }: Totals['states'][number]) => ({
  key: moneyState as string,
  title: moneyStateTexts[moneyState],
  ...sums,
})

const lineOf = (key: string, title: string, { count, amounts }: Sums): SumRow => ({
  key,
  title: texts.sumTitle(title, texts.services(formatNumber(count))),
  amounts: Object.fromEntries(
    summedAmounts.map((name) => [name, <Money key={name} pesos={amounts[name]} />]),
  ),
  main: 'total',
})

/** One total for all services, and one for each state of their money. */
const stateSumsOf = ({ all, states }: Totals): StateSum[] =>
  [{ key: 'all', title: texts.all, ...all }, ...states.map(ofState)].map(
    ({ key, title, count, amounts }) => ({
      key,
      title,
      pesos: amounts.total,
      count: texts.services(formatNumber(count)),
    }),
  )

/** The server's totals as lines under the table: one for each state of the money, one for all. */
const sumRowsOf = ({ all, states }: Totals): SumRow[] => [
  ...states.map(({ moneyState, ...sums }) => lineOf(moneyState, moneyStateTexts[moneyState], sums)),
  { ...lineOf('all', texts.all, all), isWhole: true },
]

const accountOptions = accounts.map((account) => ({ value: account, label: ledgerAccountTexts[account] }))

/** The accounting table of the specification; each row opens its postings. Spec §2. */
export default function TableSection({ rest }: SectionProps) {
  const list = useListTable(accountingList, { cells: accountingCells })
  const { controls, onReload } = list.table
  const totals = useListTotals(api.accounting.totals, list.query, 'moneyState')
  const drawer = useWindowAddress(paths.accounting)
  const place = readModalPlace(rest)
  if (place.kind !== 'list' && place.kind !== 'row') return <UnknownPlace list={paths.accounting} />
  return (
    <>
      {totals.byState && (
        <StateSums
          label={texts.states}
          controls={controls}
          filterKey="moneyState"
          sums={stateSumsOf(totals.byState)}
        />
      )}
      <ListTable
        list={list}
        onReload={() => {
          totals.reload()
          return onReload()
        }}
        note={texts.counted}
        sums={totals.shown && sumRowsOf(totals.shown)}
        onOpen={({ _id }) => drawer.open(_id)}
        more={{
          keys: ['standing'],
          // To services on which an account is not at zero: what is still open.
          filters: (
            <FilterChoice
              controls={controls}
              label={texts.standing}
              filterKey="standing"
              options={accountOptions}
              placeholder={texts.anyAccount}
              widthPx={250}
            />
          ),
        }}
      />
      <PostingsDrawer orderId={place.kind === 'row' ? place.id : undefined} onClose={drawer.close} />
    </>
  )
}
