import { TownChoice } from '#shared/reference/TownChoice.tsx'
import { LabelledFilter } from '#shared/table/filters/LabelledFilter.tsx'
import type { TableControls } from '#shared/table/filters/use-table-state.ts'
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
  const code = controls.state.filters[filterKey]?.[0]
  return (
    <LabelledFilter label={label} className={styles.filter}>
      {({ id }) => (
        <TownChoice
          id={id}
          chosen={code ? (known ?? '') : ''}
          onTake={(town) => controls.filter(filterKey, [town.code])}
          onClear={() => code && controls.filter(filterKey, [])}
        />
      )}
    </LabelledFilter>
  )
}
