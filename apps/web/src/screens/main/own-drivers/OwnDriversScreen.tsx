import { api } from '@arriero/contract'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import type { DriverRow } from '#features/drivers/driver-words.ts'
import { NewDriverForm } from '#features/drivers/OwnDriverForms.tsx'
import { isOwnRow, keepOwnRow } from '#features/users/own-rows.ts'
import { personKeys, personRules } from '#features/users/person-query.ts'
import { portraitRules, uploadPortrait } from '#shared/api/upload-portrait.ts'
import { usersTexts } from '#features/users/users.texts.ts'
import { WaitingFilter } from '#features/users/WaitingFilter.tsx'
import { useRead } from '#shared/api/queries.ts'
import { act } from '#shared/api/act.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import type { Bulk } from '#shared/table/bulk/bulk.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useRegistering } from '../people/use-registering.ts'
import { ownDriverColumns } from './own-driver-columns.tsx'
import { ownDriversTexts as texts } from './own-drivers.texts.ts'

const portrait = { rules: portraitRules, upload: uploadPortrait }
const rules = { ...personRules, filters: { ...personRules.filters, status: 'many' } } as const
const keys = [...personKeys, 'status']

const suspending: Bulk<DriverRow> = {
  nameOf: ({ name }) => name,
  actions: [
    {
      key: 'suspend',
      label: texts.suspend,
      icon: 'ban',
      isDangerous: true,
      effect: texts.suspendEffect,
      whyNot: ({ isActive, validation }) =>
        !isActive && validation === 'validated' ? texts.alreadySuspended : undefined,
      run: ({ _id }) => act(api.enterpriseDrivers.update, { params: { _id }, body: { isActive: false } }),
    },
  ],
}

/** The people who drive for this enterprise. Spec §2 "Drivers", decisions §6. */
export default function OwnDriversScreen() {
  const { _id: enterpriseId } = useProfile()
  const navigate = useNavigate()
  const controls = useTableState(keys)
  const query = tableQuery(controls.state, rules)
  // Somebody invited accepts in his own time.
  const read = useRead(
    api.users.ofEnterprise,
    { params: { enterpriseId }, query },
    { refetchEveryMs: 60_000 },
  )
  const list = useList(read, controls)
  const registering = useRegistering(paths.drivers)
  if (registering.isLost) return <UnknownPlace list={paths.drivers} />
  const register = (
    <Button type="primary" icon={<Icon name="plus" sizePx={16} />} onClick={registering.open}>
      {texts.register}
    </Button>
  )
  return (
    <>
      <PageHead title={texts.title} help={texts.help} action={register} />
      <DataTable<DriverRow>
        {...list}
        label={texts.list}
        listName="own-drivers"
        columns={ownDriverColumns}
        keyOf={({ _id }) => _id}
        controls={controls}
        onReload={list.reload}
        onOpen={({ _id }) => void navigate(paths.userDetail(_id))}
        tools={
          <>
            <TableSearch controls={controls} hint={texts.search} />
            <WaitingFilter controls={controls} />
          </>
        }
        exportQuery={query}
        bulk={suspending}
        newRows={{ words: usersTexts.newRows, isOwn: isOwnRow }}
        empty={<EmptyState drawing="truck" title={texts.empty} text={texts.emptyHelp} action={register} />}
      />
      <ResponsiveModal
        isOpen={registering.isOpen}
        title={texts.formTitle}
        size="form"
        onClose={registering.close}
      >
        <NewDriverForm
          portrait={portrait}
          onDone={(id) => {
            keepOwnRow(id)
            // His papers come next.
            void navigate(paths.userDetail(id))
          }}
        />
      </ResponsiveModal>
    </>
  )
}
