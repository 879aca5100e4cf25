import { Input } from 'antd'
import { searchKey } from './table-state.ts'
import type { TableControls } from './useTableState.ts'
import styles from './DataTable.module.css'

/** The box over a list: one text over all that its rows are known by. The key `/` leads here from anywhere. */
export const TableSearch = ({ controls, hint }: { controls: TableControls; hint: string }) => {
  const q = controls.state.filters[searchKey]?.[0] ?? ''
  return (
    <div className={styles.search} data-list-search>
      <Input.Search
        key={q}
        defaultValue={q}
        placeholder={hint}
        aria-label={hint}
        allowClear
        maxLength={80}
        onSearch={(text) => text.trim() !== q && controls.filter(searchKey, text.trim() ? [text.trim()] : [])}
      />
    </div>
  )
}
