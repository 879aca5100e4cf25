import { Icon } from '../drawings/Icon.tsx'
import { ColumnFilter } from './ColumnFilter.tsx'
import { ColumnSearch } from './ColumnSearch.tsx'
import type { Column } from './column.ts'
import { HeadPopover } from './HeadPopover.tsx'
import { directionOf, nextSort } from './sorting.ts'
import { tableTexts } from './table.texts.ts'
import type { TableControls } from './useTableState.ts'
import styles from './ColumnHead.module.css'

interface ColumnHeadProps<Row> {
  column: Column<Row>
  controls: TableControls
}

const arrows = { none: 'sort', ascending: 'arrowUp', descending: 'arrowDown' } as const

/** The name of a column, and what can be done with it: order, search, filter. Each is a button of its own. */
export const ColumnHead = <Row,>({ column, controls }: ColumnHeadProps<Row>) => {
  const { key, title, isSortable, isSearchable, filters } = column
  const { state } = controls
  const chosen = state.filters[key] ?? []
  return (
    <div className={styles.head} data-align={column.align}>
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => controls.sort(nextSort(column, state.sort))}
        >
          {title}
          <Icon name={arrows[directionOf(column, state.sort)]} sizePx={14} />
        </button>
      ) : (
        <span>{title}</span>
      )}
      {isSearchable && !filters && (
        <HeadPopover label={tableTexts.searchIn(title)} icon="search" isActive={chosen.length > 0}>
          {(close) => (
            <ColumnSearch
              title={title}
              value={chosen[0] ?? ''}
              onSearch={(text) => {
                controls.filter(key, text ? [text] : [])
                close()
              }}
            />
          )}
        </HeadPopover>
      )}
      {filters && (
        <HeadPopover label={tableTexts.filterBy(title)} icon="filter" isActive={chosen.length > 0}>
          {(close) => (
            <ColumnFilter
              options={filters}
              chosen={chosen}
              onFilter={(values) => {
                controls.filter(key, values)
                close()
              }}
            />
          )}
        </HeadPopover>
      )}
    </div>
  )
}
