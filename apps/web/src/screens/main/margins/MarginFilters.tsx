import { api } from '@arriero/contract'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { DaySpans } from '#shared/table/filters/DaySpans.tsx'
import { DayRange } from '#shared/table/filters/DayRange.tsx'
import { FilterChoice } from '#shared/table/filters/FilterChoice.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { dayKeys } from '#shared/table/ListTable.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { marginsTexts } from './margins.texts.ts'
import { narrowedBy, narrowingKeys } from './places.ts'
import styles from './margins.module.css'

const texts = marginsTexts.filters
const offeredMost = 100

const parties = ['client', 'carrier', 'lane'] as const
type Party = (typeof parties)[number]

interface PartyChoiceProps {
  controls: TableControls
  by: Party
  /** Who or what is chosen, by name: it stays among them also where it had nothing in those weeks. */
  chosen: { _id: string; name: string } | null | undefined
}

/** Those that had anything in the weeks asked for, who left most first. */
const PartyChoice = ({ controls, by, chosen }: PartyChoiceProps) => {
  const { [by]: _chosen, ...others } = narrowedBy(controls.state.filters)
  const { data } = useRead(api.margins.groups, {
    query: { ...others, by, sort: '-margin', limit: offeredMost },
  })
  const options = (data?.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const isListed = options.some(({ value }) => value === chosen?._id)
  return (
    <FilterChoice
      controls={controls}
      label={texts[by]}
      filterKey={by}
      options={chosen && !isListed ? [{ value: chosen._id, label: chosen.name }, ...options] : options}
      placeholder={by === 'lane' ? texts.anyLane : texts.anybody}
      widthPx={220}
    />
  )
}

/** Client, carrier and lane, as a list has them among its other filters; named by the answer that the screen reads anyway. */
export const PartyChoices = ({ controls }: { controls: TableControls }) => {
  const { data } = useRead(api.margins.summary, { query: narrowedBy(controls.state.filters) })
  return parties.map((by) => <PartyChoice key={by} controls={controls} by={by} chosen={data?.of[by]} />)
}

const Fields = ({ controls }: { controls: TableControls }) => (
  <>
    <DayRange controls={controls} label={texts.days} keys={dayKeys} />
    <PartyChoices controls={controls} />
  </>
)

/** All of them, above what they narrow; on a phone folded below the spans that are pressed most. */
export const MarginFilters = ({ controls }: { controls: TableControls }) => {
  const isPhone = useIsPhone()
  const isNarrowed = narrowingKeys.some((key) => controls.state.filters[key]?.length)
  return (
    <div className={styles.filters} role="group" aria-label={texts.label}>
      <DaySpans controls={controls} label={texts.days} keys={dayKeys} />
      {isPhone ? (
        <details className={styles.more}>
          <summary>{texts.more}</summary>
          <div className={styles.fields}>
            <Fields controls={controls} />
          </div>
        </details>
      ) : (
        <Fields controls={controls} />
      )}
      {isNarrowed && <Button onClick={controls.clear}>{texts.clear}</Button>}
    </div>
  )
}
