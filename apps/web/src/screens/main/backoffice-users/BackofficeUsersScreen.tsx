import { backofficeList } from '@arriero/contract/es/lists/people'
import { personCells } from '#features/users/person-cells.tsx'
import { UserForm } from '#features/users/UserForm.tsx'
import { registering, usePeople } from '#features/users/use-people.tsx'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { backofficeTexts as texts } from './backoffice-users.texts.ts'

/** The staff of the platform. Spec §2 "Backoffice users". */
export default function BackofficeUsersScreen() {
  return (
    <ListScreen
      {...usePeople(useListTable(backofficeList, { cells: personCells }))}
      at={paths.backofficeUsers}
      create={{ ...registering, ...texts, form: (onDone) => <UserForm onDone={onDone} /> }}
    />
  )
}
