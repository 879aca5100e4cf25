import { api } from '@arriero/contract'
import { ownDriversList } from '@arriero/contract/es/lists/people'
import { useNavigate } from 'react-router'
import type { DriverRow } from '#features/enterprise-drivers/driver-words.ts'
import { NewDriverForm } from '#features/enterprise-drivers/OwnDriverForms.tsx'
import { keepOwnRow } from '#features/users/own-rows.ts'
import { driverCells } from '#features/users/person-cells.tsx'
import { PlateLinks } from '#features/users/PlateLinks.tsx'
import { registering, usePeople } from '#features/users/use-people.tsx'
import { act } from '#shared/api/act.ts'
import { portraitRules, uploadPortrait } from '#shared/api/upload-portrait.ts'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import type { Bulk } from '#shared/table/bulk/bulk.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
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
  const list = useListTable(ownDriversList, {
    cells,
    input: { params: { enterpriseId } },
    // Somebody invited accepts in his own time.
    reading: { refetchEveryMs: 60_000 },
  })
  const added = (id: string) => {
    keepOwnRow(id)
    // His papers come next.
    void navigate(paths.userDetail(id))
  }
  return (
    <ListScreen
      {...usePeople(list)}
      at={paths.drivers}
      bulk={suspending}
      drawing="truck"
      create={{
        ...registering,
        label: texts.register,
        title: texts.formTitle,
        form: () => <NewDriverForm portrait={portrait} onDone={added} />,
      }}
    />
  )
}
