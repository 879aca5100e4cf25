import { api } from '@arriero/contract'
import type { AccountingRow } from '@arriero/contract/accounting'
import { PostingsDrawer } from '#features/accounting/PostingsDrawer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DaySpans } from '#shared/table/DaySpans.tsx'
import { DayRange } from '#shared/table/DayRange.tsx'
import { MoreFilters } from '#shared/table/MoreFilters.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { StateSums, SumsNote } from '#shared/table/StateSums.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { accountingColumns } from './accounting-columns.tsx'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import { readOpenOrder, useOrderDrawer } from './open-order.ts'
import type { SectionProps } from './section-props.ts'
import { StandingFilter } from './StandingFilter.tsx'
import { stateSumsOf, sumRowsOf } from './total-sums.tsx'
import { useTotals } from './use-totals.ts'

const texts = accountingScreenTexts.table
const filterKeys = [
  'q',
  'status',
  'moneyState',
  'transaction',
  'payStatus',
  'driver',
  'client',
  'priceInsurance',
  'standing',
  'from',
  'to',
] as const
const moreKeys = ['standing', 'from', 'to'] as const
const dayKeys = ['from', 'to'] as const
const rules = {
  sorts: ['-date', 'date', '-total', 'total'],
  filters: {
    status: 'many',
    moneyState: 'many',
    transaction: ['one', 'id'],
    payStatus: 'many',
    driver: 'one',
    client: 'one',
    priceInsurance: ['many', 'isInsurance'],
    standing: 'one',
    from: 'one',
    to: 'one',
  },
} as const

/** The accounting table of the specification; each row opens its postings. Spec §2. */
export default function TableSection({ rest }: SectionProps) {
  const controls = useTableState(filterKeys)
  const query = tableQuery(controls.state, rules)
  const list = useList(useRead(api.accounting.orders, { query }), controls)
  const totals = useTotals(query)
  const drawer = useOrderDrawer(paths.accounting)
  const place = readOpenOrder(rest)
  if (place.kind === 'unknown') return <UnknownPlace list={paths.accounting} />
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
      <SumsNote text={texts.counted}>
        <DaySpans controls={controls} label={texts.dated} keys={dayKeys} />
      </SumsNote>
      <DataTable<AccountingRow>
        {...list}
        label={texts.list}
        columns={accountingColumns}
        keyOf={({ _id }) => _id}
        controls={controls}
        onReload={() => {
          totals.reload()
          return list.reload()
        }}
        sums={totals.shown && sumRowsOf(totals.shown)}
        onOpen={({ _id }) => drawer.open(_id)}
        listName="accounting"
        exportQuery={query}
        tools={
          <>
            <TableSearch controls={controls} hint={texts.search} />
            <MoreFilters controls={controls} keys={moreKeys}>
              <DayRange controls={controls} label={texts.dated} keys={dayKeys} />
              <StandingFilter controls={controls} />
            </MoreFilters>
          </>
        }
        empty={<EmptyState drawing="papers" title={texts.nothing} text={texts.nothingHelp} />}
      />
      <PostingsDrawer orderId={place.kind === 'order' ? place.orderId : undefined} onClose={drawer.close} />
    </>
  )
}
