import type { TableList } from '@arriero/contract/table-lists'
import type { ReactNode } from 'react'
import { isOwnAct } from '../order-notices.ts'
import type { Column } from '#shared/table/column.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import type { ListState } from '#shared/table/use-list.ts'
import type { TableControls } from '#shared/table/useTableState.ts'

interface ServiceListProps<Row> {
  label: string
  list: ListState<Row>
  /** Under which its views are kept. */
  listName: TableList
  /** What the server is asked for; only where the list may be exported. */
  exportQuery?: Readonly<Record<string, unknown>>
  columns: readonly Column<Row>[]
  controls: TableControls
  changed: ReadonlySet<string>
  searchHint: string
  /** Beside the search. */
  tools?: ReactNode
  newWords: (count: number) => string
  onOpen: (orderId: string) => void
  empty: ReactNode
}

/** A live list of services: rows change in place, new ones wait behind a pill, what left is gone at once. */
export const ServiceList = <Row extends { _id: string }>(props: ServiceListProps<Row>) => {
  const { list, changed, searchHint, tools, newWords, onOpen, controls, ...rest } = props
  return (
    <DataTable<Row>
      {...rest}
      {...list}
      controls={controls}
      keyOf={({ _id }) => _id}
      onReload={list.reload}
      onOpen={({ _id }) => onOpen(_id)}
      changedKeys={changed}
      newRows={{ words: newWords, isOwn: isOwnAct }}
      tools={
        <>
          <TableSearch controls={controls} hint={searchHint} />
          {tools}
        </>
      }
    />
  )
}
