import type { CallInput, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import {
  questionsOf,
  type ListColumns,
  type ListValue,
  type ListWords,
  type SortOf,
} from '@arriero/contract/lists/column'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRead, type ReadOptions } from '../api/queries.ts'
import type { Reading } from '../api/send.ts'
import { useIsPhone } from '../media.ts'
import type { DataTableProps } from './DataTable.tsx'
import { listColumns, type Cells } from './columns/list-columns.tsx'
import { tableQuery, type TableQuery } from './filters/table-query.ts'
import { searchKey } from './filters/table-state.ts'
import { useList, type Page } from './rows/use-list.ts'
import { useTableState, type TableControls } from './filters/use-table-state.ts'

/** How a screen reads and draws a list, beyond what its value says. */
interface ListHow<Row, C, E extends Reading> {
  /** Cells drawn by hand, by the key of their column. */
  cells?: Cells<Row, C>
  /** Whose list it is: how its endpoint is called besides its question. */
  input?: Partial<Pick<CallInput<E>, 'params' | 'body'>>
  /** What is asked where that is not only what the address says. */
  ask?: (query: TableQuery<SortOf<C>>) => object
  reading?: ReadOptions<ReplyOf<E, ViewerOf<E>>>
  /** Where the address is another list's. */
  controls?: TableControls
  /** Where a row is not known by its `_id`. */
  keyOf?: (row: Row) => string
}

/** A list on a screen: its words, its question, its rows, and what `DataTable` is given. */
export interface ShownList<Row, S extends string = string, Reply = unknown> {
  of: ListWords
  /** All that came with the rows; undefined while the first answer is awaited. */
  reply: Reply | undefined
  query: TableQuery<S>
  table: DataTableProps<Row>
}

const idOf = (row: object): string => String(Reflect.get(row, '_id'))

/** A list by its value: how the address is read, what the server is asked, what came of it. */
export const useListTable = <Row extends object, C extends ListColumns<Row>, E extends Reading>(
  of: ListValue<Row, C, E>,
  how: ListHow<Row, C, E> = {},
): ShownList<Row, SortOf<C>, ReplyOf<E, ViewerOf<E>>> => {
  const { cells, input, ask, reading, keyOf = idOf } = how
  const isPhone = useIsPhone()
  const { sorts, filters } = questionsOf<Row>(of)
  const ofAddress = useTableState([searchKey, ...Object.keys(filters)])
  const { controls = ofAddress } = how
  // The sorts of a list are the names its columns have.
  const query = tableQuery(controls.state, { sorts: sorts as SortOf<C>[], filters })
  const asked = ask ? ask(query) : query
  const read = useRead(of.from, { ...input, query: asked } as unknown as CallInput<E>, reading)
  // The rows of a list are what its endpoint answers: `listValue`.
  const list = useList(read as unknown as UseQueryResult<Page<Row>>, controls)
  return {
    of,
    reply: read.data,
    query,
    table: {
      ...list,
      label: of.label ?? of.title,
      columns: listColumns(of, cells, isPhone),
      controls,
      keyOf,
      onReload: list.reload,
      ...(of.name && { listName: of.name, exportQuery: asked as Readonly<Record<string, unknown>> }),
    },
  }
}
