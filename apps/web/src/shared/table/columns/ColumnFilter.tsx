import { useEffect, useRef, useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { Checks } from '#shared/plain/fields/Checkbox.tsx'
import type { FilterOption } from './column.ts'
import { tableTexts } from '../table.texts.ts'
import styles from './ColumnHead.module.css'

interface ColumnFilterProps {
  options: readonly FilterOption[]
  chosen: readonly string[]
  onFilter: (values: string[]) => void
}

/** The choices that open from a column's head. */
export const ColumnFilter = ({ options, chosen, onFilter }: ColumnFilterProps) => {
  const [values, setValues] = useState<string[]>([...chosen])
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={box}
      onSubmit={(event) => {
        event.preventDefault()
        onFilter(values)
      }}
    >
      <Checks className={styles.options} options={options} values={values} onChange={setValues} />
      <div className={styles.buttons}>
        <Button kind="primary" size="small" type="submit">
          {tableTexts.apply}
        </Button>
        <Button size="small" onClick={() => onFilter([])}>
          {tableTexts.clear}
        </Button>
      </div>
    </form>
  )
}
