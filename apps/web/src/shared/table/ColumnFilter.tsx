import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import type { FilterOption } from './column.ts'
import { tableTexts } from './table.texts.ts'
import styles from './DataTable.module.css'

interface ColumnFilterProps {
  title: string
  options: readonly FilterOption[]
  chosen: readonly string[]
  onFilter: (values: string[]) => void
}

/** The choices that open from a column's head. */
export const ColumnFilter = ({ title, options, chosen, onFilter }: ColumnFilterProps) => {
  const [values, setValues] = useState<string[]>([...chosen])
  return (
    <div className={styles.search} role="dialog" aria-label={tableTexts.filterBy(title)}>
      <Checkbox.Group className={styles.options} options={[...options]} value={values} onChange={setValues} />
      <div className={styles.searchButtons}>
        <Button type="primary" size="small" onClick={() => onFilter(values)}>
          {tableTexts.apply}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setValues([])
            onFilter([])
          }}
        >
          {tableTexts.clear}
        </Button>
      </div>
    </div>
  )
}
