import type { TableColumnType } from 'antd'
import { Icon } from '#shared/drawings/Icon.tsx'
import { ColumnFilter } from './ColumnFilter.tsx'
import { ColumnSearch } from './ColumnSearch.tsx'
import type { Column } from './column.ts'
import type { TableState } from './table-state.ts'
import { tableTexts } from './table.texts.ts'

const sortOrder = (key: string, sort: string | undefined) => {
  if (sort === key) return 'ascend'
  return sort === `-${key}` ? 'descend' : null
}

const searchBox = <Row,>(column: Column<Row>, state: TableState): TableColumnType<Row> => ({
  filterIcon: () => (
    <span role="img" aria-label={tableTexts.searchIn(column.title)}>
      <Icon name="search" sizePx={15} />
    </span>
  ),
  filteredValue: [...(state.filters[column.key] ?? [])],
  filterDropdown: ({ setSelectedKeys, confirm }) => (
    <ColumnSearch
      title={column.title}
      value={state.filters[column.key]?.[0] ?? ''}
      onSearch={(text) => {
        setSelectedKeys(text ? [text] : [])
        confirm({ closeDropdown: true })
      }}
    />
  ),
})

const filterList = <Row,>(column: Column<Row>, state: TableState): TableColumnType<Row> => ({
  filterIcon: () => (
    <span role="img" aria-label={tableTexts.filterBy(column.title)}>
      <Icon name="filter" sizePx={15} />
    </span>
  ),
  filteredValue: [...(state.filters[column.key] ?? [])],
  filterDropdown: ({ setSelectedKeys, confirm }) => (
    <ColumnFilter
      title={column.title}
      options={column.filters ?? []}
      chosen={state.filters[column.key] ?? []}
      onFilter={(values) => {
        setSelectedKeys(values)
        confirm({ closeDropdown: true })
      }}
    />
  ),
})

/** Ant Design's view of our columns; sorting and filtering are controlled by the list's state, never by the table. */
export const antdColumns = <Row extends object>(
  columns: readonly Column<Row>[],
  state: TableState,
): TableColumnType<Row>[] =>
  columns.map((column) => ({
    key: column.key,
    title: column.title,
    width: column.widthPx,
    align: column.align,
    fixed: column.isFixed ? 'end' : undefined,
    render: (_value, row) => column.render(row),
    ...(column.isSortable ? { sorter: true, sortOrder: sortOrder(column.key, state.sort) } : {}),
    ...(column.isSearchable ? searchBox(column, state) : {}),
    ...(column.filters ? filterList(column, state) : {}),
  }))
