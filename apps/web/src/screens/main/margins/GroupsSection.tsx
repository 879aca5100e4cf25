import {
  marginCarriersList,
  marginClientsList,
  marginLanesList,
  marginWeeksList,
} from '@arriero/contract/es/lists/money/margins'
import { useNavigate } from 'react-router'
import { DaySpans } from '#shared/table/filters/DaySpans.tsx'
import { dayKeys, ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PartyChoices } from './MarginFilters.tsx'
import { sumRowOf, useMarginSums } from './margin-sums.tsx'
import { marginsTexts as texts } from './margins.texts.ts'
import { daysOfWeek, narrowedBy, placeOf } from './places.ts'

const lists = {
  lanes: { list: marginLanesList, by: 'lane', sort: '-margin' },
  clients: { list: marginClientsList, by: 'client', sort: '-margin' },
  carriers: { list: marginCarriersList, by: 'carrier', sort: '-margin' },
  weeks: { list: marginWeeksList, by: 'week', sort: '-week' },
} as const

/** What lanes, clients, carriers or weeks come to; a press leads to the services of one. */
export const GroupsSection = ({ of }: { of: keyof typeof lists }) => {
  const navigate = useNavigate()
  const { by, sort } = lists[of]
  // Each of them has other columns, and all of them the same rows.
  const value = lists[of].list as typeof marginLanesList
  const list = useListTable(value, { ask: (query) => ({ sort, ...query, by }) })
  const { controls, onReload } = list.table
  const narrowed = narrowedBy(controls.state.filters)
  const { summary, note, reload } = useMarginSums(narrowed)
  const rowsOf = (id: string) => {
    const weeks = summary && { from: summary.from, to: summary.to }
    const one = by === 'week' ? daysOfWeek(id) : { ...weeks, [by]: id }
    return placeOf('services', { ...narrowed, ...one })
  }
  return (
    <ListTable
      list={list}
      onOpen={({ _id }) => void navigate(rowsOf(_id))}
      tools={<DaySpans controls={controls} label={list.of.days ?? ''} keys={dayKeys} />}
      more={{ keys: ['client', 'carrier', 'lane'], filters: <PartyChoices controls={controls} /> }}
      onReload={() => {
        reload()
        return onReload?.()
      }}
      sums={summary && [sumRowOf(summary.all, texts.services(summary.all.services))]}
      note={note}
      drawing="papers"
    />
  )
}
