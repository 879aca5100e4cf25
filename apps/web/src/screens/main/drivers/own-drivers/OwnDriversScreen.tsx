import { api } from '@arriero/contract'
import { ownDriversList } from '@arriero/contract/es/lists/people'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import type { DriverRow } from '#features/drivers/driver-words.ts'
import { NewDriverForm } from '#features/drivers/OwnDriverForms.tsx'
import { detailColumn, driverCells } from '#features/users/person-cells.tsx'
import { PlateLinks } from '#features/users/PlateLinks.tsx'
import { isOwnRow, keepOwnRow } from '#features/users/own-rows.ts'
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
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useRegistering } from '#features/users/people/use-registering.ts'
import { ownDriversTexts as texts } from './own-drivers.texts.ts'

const portrait = { rules: portraitRules, upload: uploadPortrait }
const cells = {
  ...driverCells,
  trucks: ({ vehicles }: DriverRow) => <PlateLinks vehicles={vehicles} />,
}

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
  const { controls, query, table } = useListTable(ownDriversList, cells)
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
      <DataTable
        {...table}
        {...list}
        label={texts.list}
        columns={[...table.columns, detailColumn]}
        keyOf={({ _id }) => _id}
        onReload={list.reload}
        onOpen={({ _id }) => void navigate(paths.userDetail(_id))}
        tools={
          <>
            <TableSearch controls={controls} hint={texts.search} />
            <WaitingFilter controls={controls} />
          </>
        }
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
