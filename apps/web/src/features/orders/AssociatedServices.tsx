import { api } from '@arriero/contract'
import { associatedServicesList } from '@arriero/contract/es/lists/associated-services'
import type { OrderFor } from '@arriero/contract/order-shapes'
import type { Role } from '@arriero/domain/roles'
import { useNavigate } from 'react-router'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { associatedTexts as texts } from './associated.texts.ts'
import { OrderStatusTag } from './OrderStatusTag.tsx'
import { useOrderLive } from './useOrderLive.ts'

type SeenByViewer = 'admin' | 'carrier' | 'client'

interface AssociatedServicesProps {
  /** A person, in his role; or a vehicle by its plate, as far as the viewer may read its services. */
  of: { person: { _id: string; rol: Role } } | { licensePlate: string }
}

const cells = { status: ({ status }: OrderFor<SeenByViewer>) => <OrderStatusTag status={status} /> }

const serviceAddress = (role: Role, orderId: string) =>
  role === 'administrator' ? `${paths.services}/${orderId}` : `${paths.enterpriseServices}/mis/${orderId}`

/** The services of a person or of a vehicle, the newest first; a row leads to its detail. Spec §2. */
export const AssociatedServices = ({ of }: AssociatedServicesProps) => {
  const profile = useProfile()
  const navigate = useNavigate()
  const { controls, query: asked, table } = useListTable(associatedServicesList, cells)
  const changed = useOrderLive({ tellsOffers: false })
  const whose = 'person' in of ? of.person : profile
  const ofVehicle = 'licensePlate' in of ? { licensePlate: of.licensePlate } : {}
  const query = { ...asked, ...ofVehicle }
  const read = useRead<typeof api.orders.mine, SeenByViewer>(api.orders.mine, {
    query,
    body: { userType: whose.rol, _id: whose._id },
  })
  const list = useList<OrderFor<SeenByViewer>>(read, controls)
  return (
    <DataTable
      {...table}
      {...list}
      exportQuery={{ ...query, userType: whose.rol, person: whose._id }}
      keyOf={({ _id }) => _id}
      onReload={list.reload}
      onOpen={({ _id }) => void navigate(serviceAddress(profile.rol, _id))}
      changedKeys={changed}
      empty={<EmptyState drawing="box" title={texts.none} text={texts.noneHelp} />}
    />
  )
}
