import type { PersonRow } from '@arriero/contract/es/lists/people'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import type { ListState } from '#shared/table/use-list.ts'
import type { ListTable } from '#shared/table/use-list-table.ts'
import { isOwnRow } from './own-rows.ts'
import { peopleBulk } from './people-bulk.ts'
import { detailColumn } from './person-cells.tsx'
import { WaitingFilter } from './WaitingFilter.tsx'
import { usersTexts as texts } from './users.texts.ts'

interface PeopleTableProps<Row> {
  /** Where it goes by another name than its file. */
  label?: string
  table: ListTable<Row>
  list: ListState<Row>
  searchHint?: string
  /** Some of them may wait to be approved. */
  hasWaiting?: boolean
  empty: ReactNode
}

/** A list of people: a row leads to the profile, several may be activated or deactivated at once. */
export const PeopleTable = <Row extends PersonRow>(props: PeopleTableProps<Row>) => {
  const { table, label = table.label, list, searchHint = texts.search } = props
  const { hasWaiting = false, empty } = props
  const navigate = useNavigate()
  const { _id } = useProfile()
  return (
    <DataTable<Row>
      {...table}
      {...list}
      label={label}
      columns={[...table.columns, detailColumn]}
      keyOf={(row) => row._id}
      onReload={list.reload}
      onOpen={(row) => void navigate(paths.userDetail(row._id))}
      tools={
        <>
          <TableSearch controls={table.controls} hint={searchHint} />
          {hasWaiting && <WaitingFilter controls={table.controls} />}
        </>
      }
      bulk={peopleBulk(_id)}
      newRows={{ words: texts.newRows, isOwn: isOwnRow }}
      empty={empty}
    />
  )
}
