import type { TableList } from '@arriero/contract/table-lists'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import type { Column } from '#shared/table/column.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import type { ListState } from '#shared/table/use-list.ts'
import type { TableControls } from '#shared/table/useTableState.ts'
import { isOwnRow } from './own-rows.ts'
import { peopleBulk } from './people-bulk.ts'
import type { PersonRow } from './person-columns.tsx'
import { WaitingFilter } from './WaitingFilter.tsx'
import { usersTexts as texts } from './users.texts.ts'

interface PeopleTableProps<Row> {
  label: string
  listName: TableList
  columns: readonly Column<Row>[]
  list: ListState<Row>
  controls: TableControls
  query: Readonly<Record<string, unknown>>
  searchHint?: string
  /** Some of them may wait to be approved. */
  hasWaiting?: boolean
  empty: ReactNode
}

/** A list of people: a row leads to the profile, several may be activated or deactivated at once. */
export const PeopleTable = <Row extends PersonRow>(props: PeopleTableProps<Row>) => {
  const { label, listName, columns, list, controls, query, searchHint = texts.search } = props
  const { hasWaiting = false, empty } = props
  const navigate = useNavigate()
  const { _id } = useProfile()
  return (
    <DataTable<Row>
      {...list}
      label={label}
      listName={listName}
      columns={columns}
      keyOf={(row) => row._id}
      controls={controls}
      onReload={list.reload}
      onOpen={(row) => void navigate(paths.userDetail(row._id))}
      tools={
        <>
          <TableSearch controls={controls} hint={searchHint} />
          {hasWaiting && <WaitingFilter controls={controls} />}
        </>
      }
      exportQuery={query}
      bulk={peopleBulk(_id)}
      newRows={{ words: texts.newRows, isOwn: isOwnRow }}
      empty={empty}
    />
  )
}
