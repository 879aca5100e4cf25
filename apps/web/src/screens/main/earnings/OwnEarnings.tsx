import { ownEarningsList } from '@arriero/contract/es/lists/payouts'
import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import { PayoutStanding } from '#features/settlements/PayoutStanding.tsx'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { StateSums } from '#shared/table/rows/StateSums.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useListTotals } from '#shared/table/use-list-totals.ts'
import { earningsTexts as texts } from './earnings.texts.ts'
import { OwnPayoutModal } from './OwnPayoutModal.tsx'
import { api } from '@arriero/contract'
import { OfOneGroup } from './OfOneGroup.tsx'
import { stateSumsOf, sumRowsOf } from './earning-sums.tsx'

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
      tools={<OfOneGroup controls={controls} />}
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
