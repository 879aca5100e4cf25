import type { PersonRow } from '@arriero/contract/es/lists/people'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import type { ListTableProps } from '#shared/table/ListTable.tsx'
import type { ShownList } from '#shared/table/use-list-table.ts'
import { isOwnRow } from './own-rows.ts'
import { peopleBulk } from './people-bulk.ts'
import { detailColumn } from './person-cells.tsx'
import { WaitingFilter } from './WaitingFilter.tsx'
import { usersTexts as texts } from './users.texts.ts'

/** The form of a list of people has this address below it. */
export const registering = { word: 'registrar' } as const

/** A list of people: a row leads to the profile, several may be activated or deactivated at once. */
export const usePeople = <Row extends PersonRow>(list: ShownList<Row>): ListTableProps<Row> => {
  const navigate = useNavigate()
  const { _id } = useProfile()
  const { columns, controls } = list.table
  return {
    list,
    act: detailColumn,
    onOpen: (row) => void navigate(paths.userDetail(row._id)),
    // Some of them may wait to be approved.
    tools: columns.some(({ key }) => key === 'validation') && <WaitingFilter controls={controls} />,
    bulk: peopleBulk(_id),
    newRows: { words: texts.newRows, isOwn: isOwnRow },
    drawing: 'box',
  }
}
