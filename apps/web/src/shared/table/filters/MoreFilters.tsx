import { type ReactNode, useId, useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import toolStyles from '../DataTable.module.css'
import styles from './MoreFilters.module.css'
import { tableTexts } from '../table.texts.ts'
import type { TableControls } from './use-table-state.ts'

interface MoreFiltersProps {
  controls: TableControls
  /** The filters of the address that are set inside; the button says how many are. */
  keys: readonly string[]
  children: ReactNode
}

/** Filters that belong to no column: a row of their own, opened by a button, open while one of them narrows the list. */
export const MoreFilters = ({ controls, keys, children }: MoreFiltersProps) => {
  const count = keys.filter((key) => (controls.state.filters[key] ?? []).length > 0).length
  const [isOpen, setOpen] = useState(count > 0)
  const id = useId()
  return (
    <>
      <Button
        icon="filter"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={tableTexts.moreFilters(count)}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={toolStyles.word}>{tableTexts.moreFilters(count)}</span>
      </Button>
      <div id={id} className={styles.more} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
