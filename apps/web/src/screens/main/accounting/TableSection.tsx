import { accountingList } from '@arriero/contract/es/lists/accounting'
import { PostingsDrawer } from '#features/accounting/PostingsDrawer.tsx'
import { paths } from '#shared/paths.ts'
import { DaySpans } from '#shared/table/filters/DaySpans.tsx'
import { dayKeys, ListTable } from '#shared/table/ListTable.tsx'
import { StateSums } from '#shared/table/rows/StateSums.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { readModalPlace, useWindowAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { accountingCells } from './accounting-cells.tsx'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import type { SectionProps } from './section-props.ts'
import { StandingFilter } from './StandingFilter.tsx'
import { stateSumsOf, sumRowsOf } from './total-sums.tsx'
import { useTotals } from './use-totals.ts'

const texts = accountingScreenTexts.table

/** The accounting table of the specification; each row opens its postings. Spec §2. */
export default function TableSection({ rest }: SectionProps) {
  const list = useListTable(accountingList, { cells: accountingCells })
  const { controls, onReload } = list.table
  const totals = useTotals(list.query)
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
        tools={<DaySpans controls={controls} label={list.of.days ?? ''} keys={dayKeys} />}
        more={{ keys: ['standing'], filters: <StandingFilter controls={controls} /> }}
      />
      <PostingsDrawer orderId={place.kind === 'row' ? place.id : undefined} onClose={drawer.close} />
    </>
  )
}
