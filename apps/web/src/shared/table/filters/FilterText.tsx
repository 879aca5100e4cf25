import { SearchInput } from '#shared/forms/SearchInput.tsx'
import { LabelledFilter } from './LabelledFilter.tsx'
import styles from './DayRange.module.css'
import type { TableControls } from './use-table-state.ts'

interface FilterTextProps {
  controls: TableControls
  label: string
  /** The filter of the address that holds the text. */
  filterKey: string
}

/** One text that narrows a list; asked for with Enter or by its button. */
export const FilterText = ({ controls, label, filterKey }: FilterTextProps) => {
  const known = controls.state.filters[filterKey]?.[0] ?? ''
  return (
    <LabelledFilter label={label}>
      {({ id }) => (
        <div className={styles.typed}>
          <SearchInput
            key={known}
            id={id}
            known={known}
            onSearch={(text) => controls.filter(filterKey, text ? [text] : [])}
          />
        </div>
      )}
    </LabelledFilter>
  )
}
