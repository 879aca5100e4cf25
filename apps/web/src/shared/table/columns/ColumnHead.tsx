import { Popover } from 'antd'
import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { ColumnFilter } from './ColumnFilter.tsx'
import { ColumnSearch } from './ColumnSearch.tsx'
import type { Column } from './column.ts'
import { directionOf, nextSort } from './sorting.ts'
import { tableTexts } from '../table.texts.ts'
import type { TableControls } from '../filters/use-table-state.ts'
import type { IconName } from '#shared/drawings/icon-paths.ts'
import { usePopoverDialog } from '../use-popover-dialog.ts'
import styles from './ColumnHead.module.css'

interface HeadPopoverProps {
  /** "Filtrar por estado": names the button and what it opens. */
  label: string
  icon: IconName
  /** Whether anything is chosen in the window it opens. */
  isActive: boolean
  children: (close: () => void) => ReactNode
}

/** A button in a column's head and the small window it opens. */
const HeadPopover = ({ label, icon, isActive, children }: HeadPopoverProps) => {
  const { isOpen, setOpen, close, button, onKeyDown } = usePopoverDialog()
  const content = (
    <div className={styles.window} role="dialog" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children(close)}
    </div>
  )
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={content}
      destroyOnHidden
      styles={{ container: { padding: 0 } }}
    >
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-active={isActive || undefined}
      >
        <Icon name={icon} sizePx={15} />
      </button>
    </Popover>
  )
}

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
