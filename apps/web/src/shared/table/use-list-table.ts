import { questionsOf, type ListColumns, type ListValue, type SortOf } from '@arriero/contract/lists/column'
import { listColumns, type Cells } from './list-columns.tsx'
import { tableQuery } from './table-query.ts'
import { searchKey } from './table-state.ts'
import { useTableState } from './useTableState.ts'

/** What a list's value says of its table: how the address is read, what the server is asked, what `DataTable` is given. */
export const useListTable = <Row, C extends ListColumns<Row>>(
  list: ListValue<Row, C>,
  cells?: Cells<Row, C>,
) => {
  const { sorts, filters } = questionsOf<Row>(list)
  const controls = useTableState([searchKey, ...Object.keys(filters)])
  // The sorts of a list are the names its columns have.
  const query = tableQuery(controls.state, { sorts: sorts as SortOf<C>[], filters })
  const columns = listColumns(list, cells)
  return {
    controls,
    query,
    table: { label: list.title, listName: list.name, exportQuery: query, columns, controls },
  }
}
