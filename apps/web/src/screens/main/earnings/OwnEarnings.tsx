import { api } from '@arriero/contract'
import type { OwnPayout } from '@arriero/contract/settlement-shapes'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DayRange } from '#shared/table/DayRange.tsx'
import { DaySpans } from '#shared/table/DaySpans.tsx'
import { MoreFilters } from '#shared/table/MoreFilters.tsx'
import { StateSums, SumsNote } from '#shared/table/StateSums.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { useServiceAddress } from '../services/use-service-address.ts'
import { earningsTexts as texts } from './earnings.texts.ts'
import { ownColumns } from './own-columns.tsx'
import { stateSumsOf, sumRowsOf, useOwnTotals } from './own-sums.tsx'
import { OwnPayoutModal } from './OwnPayoutModal.tsx'

const filterKeys = ['q', 'state', 'from', 'to'] as const
const dayKeys = ['from', 'to'] as const
const rules = {
  sorts: ['-earnedAt', 'earnedAt'],
  filters: { state: 'many', from: 'one', to: 'one' },
} as const

export const OwnEarnings = ({ openId }: { openId: string | undefined }) => {
  const controls = useTableState(filterKeys)
  const address = useServiceAddress(paths.earnings)
  const query = tableQuery(controls.state, rules)
  const list = useList(useRead(api.settlements.own, { query }), controls)
  const totals = useOwnTotals(query)
  return (
    <>
      {totals.byState && (
        <StateSums
          label={texts.states}
          controls={controls}
          filterKey="state"
          sums={stateSumsOf(totals.byState)}
        />
      )}
      <SumsNote text={texts.summed}>
        <DaySpans controls={controls} label={texts.columns.earnedAt} keys={dayKeys} />
      </SumsNote>
      <DataTable<OwnPayout>
        {...list}
        label={texts.list}
        listName="own-earnings"
        exportQuery={query}
        columns={ownColumns}
        keyOf={({ _id }) => _id}
        controls={controls}
        onReload={() => {
          totals.reload()
          return list.reload()
        }}
        sums={totals.shown && sumRowsOf(totals.shown)}
        onOpen={({ _id }) => address.open(_id)}
        tools={
          <>
            <TableSearch controls={controls} hint={texts.search} />
            <MoreFilters controls={controls} keys={dayKeys}>
              <DayRange controls={controls} label={texts.columns.earnedAt} keys={dayKeys} />
            </MoreFilters>
          </>
        }
        empty={<EmptyState drawing="box" title={texts.nothing} text={texts.nothingHelp} />}
      />
      <OwnPayoutModal id={openId} onClose={address.close} />
    </>
  )
}
