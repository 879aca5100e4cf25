import { Input } from 'antd'
import { useId } from 'react'
import styles from './DayRange.module.css'
import type { TableControls } from './useTableState.ts'

interface FilterTextProps {
  controls: TableControls
  label: string
  /** The filter of the address that holds the text. */
  filterKey: string
}

/** One text that narrows a list; asked for with Enter or by its button. */
export const FilterText = ({ controls, label, filterKey }: FilterTextProps) => {
  const id = useId()
  const known = controls.state.filters[filterKey]?.[0] ?? ''
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <Input.Search
        key={known}
        id={id}
        style={{ width: 220 }}
        defaultValue={known}
        allowClear
        maxLength={80}
        onSearch={(text) =>
          text.trim() !== known && controls.filter(filterKey, text.trim() ? [text.trim()] : [])
        }
      />
    </div>
  )
}
