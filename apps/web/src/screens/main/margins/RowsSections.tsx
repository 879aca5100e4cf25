/** The rows behind the figures: services, offers and returned services of the weeks asked for. */
import {
  marginOffersList,
  marginReturnsList,
  marginServicesList,
} from '@arriero/contract/es/lists/money/margins'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { DaySpans } from '#shared/table/filters/DaySpans.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { dayKeys, ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PartyChoices } from './MarginFilters.tsx'
import { sumRowOf, useMarginSums } from './margin-sums.tsx'
import { marginsTexts as texts } from './margins.texts.ts'
import { narrowedBy } from './places.ts'

/** What all three are narrowed by beyond their columns. */
const narrowing = (controls: TableControls, days: string | undefined) => ({
  tools: <DaySpans controls={controls} label={days ?? ''} keys={dayKeys} />,
  more: { keys: ['client', 'carrier', 'lane'], filters: <PartyChoices controls={controls} /> },
})

/** A row leads to the books of its service, where the same amounts stand with their entries. */
const useBooks = () => {
  const navigate = useNavigate()
  return ({ order }: { order: string }) => void navigate(`${paths.accounting}/${order}`)
}

/** The services that add up to a margin, with the sums of all of them. */
export const ServicesSection = () => {
  const list = useListTable(marginServicesList)
  const { controls, onReload } = list.table
  const { filters } = controls.state
  const { summary, note, reload } = useMarginSums(narrowedBy(filters))
  const open = useBooks()
  // The sums are of all services of the weeks: where a column narrows the rows, they would be of others.
  const isWhole = !filters['over']?.length && !filters['belowFloor']?.length
  return (
    <ListTable
      list={list}
      {...narrowing(controls, list.of.days)}
      onOpen={open}
      onReload={() => {
        reload()
        return onReload?.()
      }}
      sums={summary && isWhole ? [sumRowOf(summary.all, texts.services(summary.all.services))] : undefined}
      note={note}
      drawing="papers"
    />
  )
}

/** A row leads to its service, for who has services on his screens: it may have no books. */
const useServices = () => {
  const navigate = useNavigate()
  const isAdministrator = useProfile().rol === 'administrator'
  return isAdministrator
    ? { onOpen: ({ order }: { order: string }) => void navigate(`${paths.services}/${order}`) }
    : {}
}

export const OffersSection = () => {
  const list = useListTable(marginOffersList)
  const { controls } = list.table
  const { note } = useMarginSums(narrowedBy(controls.state.filters))
  const opens = useServices()
  return (
    <ListTable list={list} {...narrowing(controls, list.of.days)} {...opens} note={note} drawing="papers" />
  )
}

export const ReturnsSection = () => {
  const list = useListTable(marginReturnsList)
  const { controls } = list.table
  const { note } = useMarginSums(narrowedBy(controls.state.filters))
  const opens = useServices()
  return (
    <ListTable list={list} {...narrowing(controls, list.of.days)} {...opens} note={note} drawing="papers" />
  )
}
