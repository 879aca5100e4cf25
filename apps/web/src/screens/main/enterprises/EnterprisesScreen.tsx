import { api } from '@arriero/contract'
import { Button } from 'antd'
import { PeopleTable } from '#features/users/PeopleTable.tsx'
import {
  activeColumn,
  countColumn,
  detailColumn,
  emailColumn,
  identificationColumn,
  imageColumn,
  nameColumn,
  papersColumn,
  phoneColumn,
  platesColumn,
  scoreColumn,
  sinceColumn,
  validationColumn,
  type EnterpriseRow,
} from '#features/users/person-columns.tsx'
import { carrierKeys, carrierRules } from '#features/users/person-query.ts'
import { UserForm } from '#features/users/UserForm.tsx'
import { usersTexts } from '#features/users/users.texts.ts'
import { useRead } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatNumber } from '#shared/format.ts'
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
import { enterprisesTexts as texts } from './enterprises.texts.ts'

const driversColumn: Column<EnterpriseRow> = {
  key: 'driverCount',
  title: usersTexts.columns.drivers,
  widthPx: 108,
  align: 'end',
  render: ({ driverCount }) => <span className="tabular">{formatNumber(driverCount)}</span>,
}

const columns: readonly Column<EnterpriseRow>[] = [
  identificationColumn(usersTexts.columns.nit),
  imageColumn,
  nameColumn,
  platesColumn,
  driversColumn,
  { ...phoneColumn, isOptional: true },
  { ...emailColumn, isOptional: true },
  { ...countColumn, isOptional: true },
  { ...scoreColumn, isOptional: true },
  activeColumn,
  validationColumn,
  papersColumn,
  sinceColumn,
  detailColumn,
]

/** Transport companies. Spec §2 "Companies". */
export default function EnterprisesScreen() {
  const controls = useTableState(carrierKeys)
  const query = tableQuery(controls.state, carrierRules)
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
        listName="enterprises"
        columns={columns}
        list={list}
        controls={controls}
        query={query}
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
