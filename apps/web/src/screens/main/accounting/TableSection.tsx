import { api } from '@arriero/contract'
import { accountingList } from '@arriero/contract/es/lists/accounting'
import { PostingsDrawer } from '#features/accounting/PostingsDrawer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DaySpans } from '#shared/table/DaySpans.tsx'
import { DayRange } from '#shared/table/DayRange.tsx'
import { MoreFilters } from '#shared/table/MoreFilters.tsx'
import { StateSums, SumsNote } from '#shared/table/StateSums.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { accountingCells } from './accounting-cells.tsx'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import { readOpenOrder, useOrderDrawer } from './open-order.ts'
import type { SectionProps } from './section-props.ts'
import { StandingFilter } from './StandingFilter.tsx'
import { stateSumsOf, sumRowsOf } from './total-sums.tsx'
import { useTotals } from './use-totals.ts'

const texts = accountingScreenTexts.table
const moreKeys = ['standing', 'from', 'to'] as const
const dayKeys = ['from', 'to'] as const

/** The accounting table of the specification; each row opens its postings. Spec §2. */
export default function TableSection({ rest }: SectionProps) {
  const { controls, query, table } = useListTable(accountingList, accountingCells)
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
      <DataTable
        {...table}
        {...list}
        label={texts.list}
        keyOf={({ _id }) => _id}
        onReload={() => {
          totals.reload()
          return list.reload()
        }}
        sums={totals.shown && sumRowsOf(totals.shown)}
        onOpen={({ _id }) => drawer.open(_id)}
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
