import { clientEnterprisesList, clientsList } from '@arriero/contract/es/lists/people'
import { KindTabs } from '#features/users/people/KindTabs.tsx'
import { useKind } from '#features/users/people/use-kind.ts'
import { personCells } from '#features/users/person-cells.tsx'
import { registering, usePeople } from '#features/users/use-people.tsx'
import { UserForm } from '#features/users/UserForm.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { cargoOwnersTexts as texts } from './cargo-owners.texts.ts'

const ClientList = ({ isCompany, onRegister }: { isCompany: boolean; onRegister: () => void }) => {
  const list = useListTable(isCompany ? clientEnterprisesList : clientsList, {
    cells: personCells,
    input: { params: { flag: isCompany } },
  })
  return (
    <ListTable
      {...usePeople(list)}
      first={isCompany && <Button onClick={onRegister}>{texts.register}</Button>}
    />
  )
}

/** Cargo owners; companies are registered here. Spec §2 "Clients". */
export default function CargoOwnersScreen() {
  const { kind, choose } = useKind()
  const { place, openNew, close } = useModalAddress(paths.cargoOwners, registering.word)
  if (place.kind !== 'list' && place.kind !== 'new') return <UnknownPlace list={paths.cargoOwners} />
  const register = kind === 'empresa' && (
    <Button kind="primary" icon="plus" onClick={openNew}>
      {texts.register}
    </Button>
  )
  const list = (isCompany: boolean) => <ClientList isCompany={isCompany} onRegister={openNew} />
  return (
    <>
      <PageHead title={texts.title} help={texts.help} action={register} />
      <KindTabs kind={kind} onChoose={choose} lists={{ natural: list(false), empresa: list(true) }} />
      <ResponsiveModal isOpen={place.kind === 'new'} title={texts.formTitle} size="form" onClose={close}>
        <UserForm rol="cliententerprise" onDone={close} />
      </ResponsiveModal>
    </>
  )
}
