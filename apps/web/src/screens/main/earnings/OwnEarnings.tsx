import { api } from '@arriero/contract'
import { ownEarningsList } from '@arriero/contract/es/lists/payouts'
import type { OwnPayout } from '@arriero/contract/settlement-shapes'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DayRange } from '#shared/table/DayRange.tsx'
import { DaySpans } from '#shared/table/DaySpans.tsx'
import { MoreFilters } from '#shared/table/MoreFilters.tsx'
import { StateSums, SumsNote } from '#shared/table/StateSums.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useServiceAddress } from '#features/orders/lists/use-service-address.ts'
import { earningsTexts as texts } from './earnings.texts.ts'
import { stateSumsOf, sumRowsOf, useOwnTotals } from './own-sums.tsx'
import { OwnPayoutModal } from './OwnPayoutModal.tsx'

const cells = { state: (payout: OwnPayout) => <PayoutStanding payout={payout} hasDetail isOwn /> }
const dayKeys = ['from', 'to'] as const

export const OwnEarnings = ({ openId }: { openId: string | undefined }) => {
  const { controls, query, table } = useListTable(ownEarningsList, cells)
  const address = useServiceAddress(paths.earnings)
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
        <DaySpans controls={controls} label={ownEarningsList.columns.earnedAt.title} keys={dayKeys} />
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
        onOpen={({ _id }) => address.open(_id)}
        tools={
          <>
            <TableSearch controls={controls} hint={texts.search} />
            <MoreFilters controls={controls} keys={dayKeys}>
              <DayRange controls={controls} label={ownEarningsList.columns.earnedAt.title} keys={dayKeys} />
            </MoreFilters>
          </>
        }
        empty={<EmptyState drawing="box" title={texts.nothing} text={texts.nothingHelp} />}
      />
      <OwnPayoutModal id={openId} onClose={address.close} />
    </>
  )
}
