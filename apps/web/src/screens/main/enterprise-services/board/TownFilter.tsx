import { useId, useState } from 'react'
import { useTowns } from '#features/places/use-towns.ts'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
import { TypedChoice } from '#shared/ui/TypedChoice.tsx'
import { boardTexts as texts } from './board.texts.ts'
import styles from './board.module.css'

interface TownFilterProps {
  controls: TableControls
  /** The filter of the address that holds the town's code. */
  filterKey: string
  label: string
  /** The name of the town in the address, once the server has told it. */
  known: string | null | undefined
}

/** Narrows a list by a town, typed and chosen. Emptied, it narrows nothing. */
export const TownFilter = ({ controls, filterKey, label, known }: TownFilterProps) => {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const code = controls.state.filters[filterKey]?.[0]
  const towns = useTowns(typed ?? '')
  const shown = typed ?? (code ? (known ?? '') : '')
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <TypedChoice
        id={id}
        placeholder={texts.town}
        value={shown}
        options={towns.items.map((found) => ({
          value: `${found.code} ${found.name}`,
          label: found.name,
          found,
        }))}
        isOld={!towns.isSettled}
        nothing={typed?.trim() ? (towns.isSettled ? texts.noTown : texts.searching) : null}
        onSearch={(text) => {
          setTyped(text)
          if (text.trim() === '' && code) controls.filter(filterKey, [])
        }}
        onTake={({ found }) => {
          setTyped(undefined)
          controls.filter(filterKey, [found.code])
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  )
}
