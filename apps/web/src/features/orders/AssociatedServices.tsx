import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/order-shapes'
import type { Role } from '@arriero/domain/roles'
import { useNavigate } from 'react-router'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { associatedColumns } from './associated-columns.tsx'
import { associatedTexts as texts } from './associated.texts.ts'
import { useOrderLive } from './useOrderLive.ts'

type SeenByViewer = 'admin' | 'carrier' | 'client'

interface AssociatedServicesProps {
  /** A person, in his role; or a vehicle by its plate, as far as the viewer may read its services. */
  of: { person: { _id: string; rol: Role } } | { licensePlate: string }
}

const filterKeys = ['q', 'status'] as const
const rules = {
  sorts: ['-createdAt', 'createdAt', '-reservationDate', 'reservationDate'],
  filters: { status: 'many' },
} as const

const serviceAddress = (role: Role, orderId: string) =>
  role === 'administrator' ? `${paths.services}/${orderId}` : `${paths.enterpriseServices}/mis/${orderId}`

/** The services of a person or of a vehicle, the newest first; a row leads to its detail. Spec §2. */
export const AssociatedServices = ({ of }: AssociatedServicesProps) => {
  const profile = useProfile()
  const navigate = useNavigate()
  const controls = useTableState(filterKeys)
  const changed = useOrderLive({ tellsOffers: false })
  const isPhone = useIsPhone()
  const whose = 'person' in of ? of.person : profile
  const ofVehicle = 'licensePlate' in of ? { licensePlate: of.licensePlate } : {}
  const query = { ...tableQuery(controls.state, rules), ...ofVehicle }
  const read = useRead<typeof api.orders.mine, SeenByViewer>(api.orders.mine, {
    query,
    body: { userType: whose.rol, _id: whose._id },
  })
  const list = useList<OrderFor<SeenByViewer>>(read, controls)
  return (
    <DataTable
      {...list}
      label={texts.label}
      listName="associated-services"
      exportQuery={{ ...query, userType: whose.rol, person: whose._id }}
      columns={associatedColumns(isPhone)}
      keyOf={({ _id }) => _id}
      controls={controls}
      onReload={list.reload}
      onOpen={({ _id }) => void navigate(serviceAddress(profile.rol, _id))}
      changedKeys={changed}
      empty={<EmptyState drawing="box" title={texts.none} text={texts.noneHelp} />}
    />
  )
}
