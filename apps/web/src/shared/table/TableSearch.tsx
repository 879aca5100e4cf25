import { SearchInput } from '../forms/SearchInput.tsx'
import { searchKey } from './table-state.ts'
import type { TableControls } from './useTableState.ts'
import styles from './DataTable.module.css'

/** The box over a list: one text over all that its rows are known by. The key `/` leads here from anywhere. */
export const TableSearch = ({ controls, hint }: { controls: TableControls; hint: string }) => {
  const q = controls.state.filters[searchKey]?.[0] ?? ''
  return (
    <div className={styles.search} data-list-search>
      <SearchInput
        key={q}
        known={q}
        placeholder={hint}
        aria-label={hint}
        onSearch={(text) => controls.filter(searchKey, text ? [text] : [])}
      />
    </div>
  )
}
