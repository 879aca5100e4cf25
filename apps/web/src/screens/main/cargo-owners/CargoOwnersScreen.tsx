import { api } from '@arriero/contract'
import { clientEnterprisesList, clientsList } from '@arriero/contract/es/lists/people'
import { Button } from 'antd'
import { PeopleTable } from '#features/users/PeopleTable.tsx'
import { personCells } from '#features/users/person-cells.tsx'
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
import { KindTabs } from '#features/users/people/KindTabs.tsx'
import { useKind } from '#features/users/people/use-kind.ts'
import { useRegistering } from '#features/users/people/use-registering.ts'
import { cargoOwnersTexts as texts } from './cargo-owners.texts.ts'

const ClientList = ({ isCompany, onRegister }: { isCompany: boolean; onRegister: () => void }) => {
  const { controls, query, table } = useListTable(
    isCompany ? clientEnterprisesList : clientsList,
    personCells,
  )
  const list = useList(useRead(api.users.clients, { params: { flag: isCompany }, query }), controls)
  const register = <Button onClick={onRegister}>{texts.register}</Button>
  return (
    <PeopleTable
      label={isCompany ? texts.company : texts.natural}
      table={table}
      list={list}
      hasWaiting
      searchHint={isCompany ? usersTexts.searchNit : usersTexts.search}
      empty={
        isCompany ? (
          <EmptyState
            drawing="box"
            title={texts.emptyCompany}
            text={texts.emptyCompanyHelp}
            action={register}
          />
        ) : (
          <EmptyState drawing="box" title={texts.empty} text={texts.emptyHelp} />
        )
      }
    />
  )
}

/** Cargo owners; companies are registered here. Spec §2 "Clients". */
export default function CargoOwnersScreen() {
  const { kind, choose } = useKind()
  const registering = useRegistering(paths.cargoOwners)
  if (registering.isLost) return <UnknownPlace list={paths.cargoOwners} />
  const register = kind === 'empresa' && (
    <Button type="primary" icon={<Icon name="plus" sizePx={16} />} onClick={registering.open}>
      {texts.register}
    </Button>
  )
  const list = (isCompany: boolean) => <ClientList isCompany={isCompany} onRegister={registering.open} />
  return (
    <>
      <PageHead title={texts.title} help={texts.help} action={register} />
      <KindTabs kind={kind} onChoose={choose} lists={{ natural: list(false), empresa: list(true) }} />
      <ResponsiveModal
        isOpen={registering.isOpen}
        title={texts.formTitle}
        size="form"
        onClose={registering.close}
      >
        <UserForm rol="cliententerprise" onDone={registering.close} />
      </ResponsiveModal>
    </>
  )
}
