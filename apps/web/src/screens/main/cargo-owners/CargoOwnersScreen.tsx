import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Button } from 'antd'
import { PeopleTable } from '#features/users/PeopleTable.tsx'
import {
  activeColumn,
  countColumn,
  detailColumn,
  emailColumn,
  idColumn,
  identificationColumn,
  imageColumn,
  nameColumn,
  papersColumn,
  phoneColumn,
  sinceColumn,
  validationColumn,
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
import { KindTabs } from '../people/KindTabs.tsx'
import { useKind } from '../people/use-kind.ts'
import { useRegistering } from '../people/use-registering.ts'
import { cargoOwnersTexts as texts } from './cargo-owners.texts.ts'

type ClientRow = ReplyOf<typeof api.users.clients>['items'][number]

const columnsFor = (isCompany: boolean): readonly Column<ClientRow>[] => [
  idColumn,
  identificationColumn(isCompany ? usersTexts.columns.nit : usersTexts.columns.identification),
  imageColumn,
  nameColumn,
  phoneColumn,
  emailColumn,
  activeColumn,
  validationColumn,
  { ...countColumn, isOptional: true },
  papersColumn,
  sinceColumn,
  detailColumn,
]
const naturalColumns = columnsFor(false)
const companyColumns = columnsFor(true)

const ClientList = ({ isCompany, onRegister }: { isCompany: boolean; onRegister: () => void }) => {
  const controls = useTableState(personKeys)
  const query = tableQuery(controls.state, personRules)
  const list = useList(useRead(api.users.clients, { params: { flag: isCompany }, query }), controls)
  const register = <Button onClick={onRegister}>{texts.register}</Button>
  return (
    <PeopleTable
      label={isCompany ? texts.company : texts.natural}
      listName={isCompany ? 'client-enterprises' : 'clients'}
      columns={isCompany ? companyColumns : naturalColumns}
      list={list}
      controls={controls}
      query={query}
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
