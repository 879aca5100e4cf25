import { questionsOf, type ListColumns, type ListValue, type SortOf } from '@arriero/contract/lists/column'
import type { TableList } from '@arriero/contract/table-lists'
import type { Column } from './column.ts'
import { listColumns, type Cells } from './list-columns.tsx'
import { tableQuery } from './table-query.ts'
import { searchKey } from './table-state.ts'
import { type TableControls, useTableState } from './useTableState.ts'

/** What `DataTable` is given of a list. */
export interface ListTable<Row> {
  label: string
  listName: TableList
  exportQuery: Readonly<Record<string, unknown>>
  columns: readonly Column<Row>[]
  controls: TableControls
}

/** What a list's value says of its table: how the address is read, what the server is asked, what `DataTable` is given. */
export const useListTable = <Row, C extends ListColumns<Row>>(
  list: ListValue<Row, C>,
  cells?: Cells<Row, C>,
) => {
  const { sorts, filters } = questionsOf<Row>(list)
  const controls = useTableState([searchKey, ...Object.keys(filters)])
  // The sorts of a list are the names its columns have.
  const query = tableQuery(controls.state, { sorts: sorts as SortOf<C>[], filters })
  const table: ListTable<Row> = {
    label: list.title,
    listName: list.name,
    exportQuery: query,
    columns: listColumns(list, cells),
    controls,
  }
  return { controls, query, table }
}
