import { Icon } from '#shared/drawings/Icon.tsx'
import { Button } from '#shared/plain/Button.tsx'
import type { Column } from '../columns/column.ts'
import { isFiltered } from './table-state.ts'
import { tableTexts } from '../table.texts.ts'
import type { TableControls } from './use-table-state.ts'
import styles from '../DataTable.module.css'

interface ActiveFiltersProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls
}

const wordsOf = <Row,>({ filters }: Column<Row>, values: readonly string[]) =>
  values.map((value) => filters?.find((option) => option.value === value)?.label ?? value).join(', ')

/** What narrows the list, also by columns that are not shown; each is taken away by itself. */
export const ActiveFilters = <Row,>({ columns, controls }: ActiveFiltersProps<Row>) => {
  const { state, filter, clear } = controls
  if (!isFiltered(state)) return null
  const active = columns.flatMap((column) => {
    const values = state.filters[column.key]
    return values?.length ? [{ column, values }] : []
  })
  return (
    <div className={styles.active} role="group" aria-label={tableTexts.active}>
      {active.map(({ column, values }) => (
        <span key={column.key} className={styles.chip}>
          {tableTexts.chip(column.title, wordsOf(column, values))}
          <button
            type="button"
            aria-label={tableTexts.without(column.title)}
            onClick={() => filter(column.key, [])}
          >
            <Icon name="close" sizePx={13} />
          </button>
        </span>
      ))}
      <Button size="small" kind="link" onClick={clear}>
        {tableTexts.clearAll}
      </Button>
    </div>
  )
}
