import { enterprisesList } from '@arriero/contract/es/lists/people'
import { carrierCells } from '#features/users/person-cells.tsx'
import { UserForm } from '#features/users/UserForm.tsx'
import { registering, usePeople } from '#features/users/use-people.tsx'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { enterprisesTexts as texts } from './enterprises.texts.ts'

/** Transport companies. Spec §2 "Companies". */
export default function EnterprisesScreen() {
  return (
    <ListScreen
      {...usePeople(useListTable(enterprisesList, { cells: carrierCells }))}
      at={paths.enterprises}
      create={{ ...registering, ...texts, form: (onDone) => <UserForm rol="enterprise" onDone={onDone} /> }}
    />
  )
}
