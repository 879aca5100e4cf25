import { api } from '@arriero/contract'
import { ownDriversList, ownMonthsList, ownVehiclesList } from '@arriero/contract/es/lists/money/own-groups'
import type { OwnGroup } from '@arriero/contract/money/settlement-shapes'
import { daysAfter, monthsAfter } from '@arriero/domain/time/calendar'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useListTotals } from '#shared/table/use-list-totals.ts'
import { sumRowsOf } from './earning-sums.tsx'
import { earningsTexts as texts } from './earnings.texts.ts'

export type Grouping = 'month' | 'vehicle' | 'driver'

const lists = { month: ownMonthsList, vehicle: ownVehiclesList, driver: ownDriversList }

/** Months as a calendar has them, the newest first; trucks and drivers by what they bring. */
const usualSort = { month: '-name', vehicle: '-net', driver: '-net' } as const

type Days = { from?: unknown; to?: unknown; q?: unknown }

/** The rows a group is the sum of, narrowed as it was; undefined where services name no truck or driver. */
export const rowsOf = (by: Grouping, { _id }: Pick<OwnGroup, '_id'>, { from, to, q }: Days) => {
  if (_id === 'none') return undefined
  const first = `${_id}-01`
  const last = by === 'month' ? daysAfter(monthsAfter(first, 1), -1) : ''
  const asked = {
    q,
    ...(by === 'month'
      ? {
          from: typeof from === 'string' && from > first ? from : first,
          to: typeof to === 'string' && to < last ? to : last,
        }
      : { from, to, [by]: _id }),
  }
  const search = new URLSearchParams(
    Object.entries(asked).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
  return `${paths.earnings}?${search.toString()}`
}

/** What a carrier's earnings come to by month, truck or driver; a press leads to the rows. */
export const OwnGroups = ({ by }: { by: Grouping }) => {
  const navigate = useNavigate()
  const list = useListTable(lists[by], { ask: (query) => ({ sort: usualSort[by], ...query, by }) })
  const totals = useListTotals(api.settlements.ownTotals, list.query, 'state')
  return (
    <ListTable
      list={list}
      onOpen={(group) => {
        const to = rowsOf(by, group, list.query)
        if (to !== undefined) void navigate(to)
      }}
      onReload={() => {
        totals.reload()
        return list.table.onReload?.()
      }}
      note={texts.summed}
      sums={totals.shown && sumRowsOf(totals.shown).filter(({ isWhole }) => isWhole)}
      drawing="box"
    />
  )
}
