import { api } from '@arriero/contract'
import { enterprisesList } from '@arriero/contract/es/lists/people'
import { Button } from 'antd'
import { PeopleTable } from '#features/users/PeopleTable.tsx'
import { carrierCells } from '#features/users/person-cells.tsx'
import { UserForm } from '#features/users/UserForm.tsx'
import { usersTexts } from '#features/users/users.texts.ts'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useRegistering } from '#features/users/people/use-registering.ts'
import { enterprisesTexts as texts } from './enterprises.texts.ts'

/** Transport companies. Spec §2 "Companies". */
export default function EnterprisesScreen() {
  const { controls, query, table } = useListTable(enterprisesList, carrierCells)
  const list = useList(useRead(api.users.enterprises, { query }), controls)
  const registering = useRegistering(paths.enterprises)
  if (registering.isLost) return <UnknownPlace list={paths.enterprises} />
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
        table={table}
        list={list}
        hasWaiting
        searchHint={usersTexts.searchCompanies}
        empty={<EmptyState drawing="box" title={texts.empty} text={texts.emptyHelp} action={register} />}
      />
      <ResponsiveModal
        isOpen={registering.isOpen}
        title={texts.formTitle}
        size="form"
        onClose={registering.close}
      >
        <UserForm rol="enterprise" onDone={registering.close} />
      </ResponsiveModal>
    </>
  )
}
