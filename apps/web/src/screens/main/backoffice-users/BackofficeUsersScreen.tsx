import { api } from '@arriero/contract'
import { roleTexts } from '@arriero/contract/es/words'
import { staff } from '@arriero/domain/roles'
import { Button } from 'antd'
import { PeopleTable } from '#features/users/PeopleTable.tsx'
import {
  activeColumn,
  detailColumn,
  emailColumn,
  identificationColumn,
  imageColumn,
  nameColumn,
  phoneColumn,
  sinceColumn,
  type PersonRow,
} from '#features/users/person-columns.tsx'
import { personKeys, personRules } from '#features/users/person-query.ts'
import { UserForm } from '#features/users/UserForm.tsx'
import { usersTexts } from '#features/users/users.texts.ts'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import type { Column } from '#shared/table/column.ts'
import { tableQuery } from '#shared/table/table-query.ts'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useRegistering } from '../people/use-registering.ts'
import { backofficeTexts as texts } from './backoffice-users.texts.ts'

const roleColumn: Column<PersonRow> = {
  key: 'rol',
  title: usersTexts.columns.rol,
  widthPx: 130,
  card: 'fact',
  filters: staff.map((value) => ({ value, label: roleTexts[value] })),
  render: ({ rol }) => roleTexts[rol],
}

const columns: readonly Column<PersonRow>[] = [
  identificationColumn(),
  imageColumn,
  nameColumn,
  phoneColumn,
  emailColumn,
  activeColumn,
  roleColumn,
  sinceColumn,
  detailColumn,
]
const rules = { ...personRules, filters: { ...personRules.filters, rol: 'many' } } as const
const keys = [...personKeys, 'rol']

/** The staff of the platform. Spec §2 "Backoffice users". */
export default function BackofficeUsersScreen() {
  const controls = useTableState(keys)
  const query = tableQuery(controls.state, rules)
  const list = useList(useRead(api.users.backoffice, { query }), controls)
  const registering = useRegistering(paths.backofficeUsers)
  if (registering.isLost) return <UnknownPlace list={paths.backofficeUsers} />
  const register = (
    <Button type="primary" icon={<Icon name="plus" sizePx={16} />} onClick={registering.open}>
      {texts.register}
    </Button>
  )
  return (
    <>
      <PageHead title={texts.title} help={texts.help} action={register} />
      <PeopleTable
        label={texts.list}
        listName="backoffice-users"
        columns={columns}
        list={list}
        controls={controls}
        query={query}
        empty={<EmptyState drawing="box" title={texts.empty} text={texts.emptyHelp} action={register} />}
      />
      <ResponsiveModal
        isOpen={registering.isOpen}
        title={texts.formTitle}
        size="form"
        onClose={registering.close}
      >
        <UserForm onDone={registering.close} />
      </ResponsiveModal>
    </>
  )
}
