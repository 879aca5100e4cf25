import { associatedServicesList } from '@arriero/contract/es/lists/services'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import type { Role } from '@arriero/domain/people/roles'
import { useNavigate } from 'react-router'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { OrderStatusTag } from '../OrderStatusTag.tsx'
import { useOrderLive } from '../data/use-order-live.ts'

interface AssociatedServicesProps {
  /** A person, in his role; or a vehicle by its plate, as far as the viewer may read its services. */
  of: { person: { _id: string; rol: Role } } | { licensePlate: string }
}

const cells = {
  status: ({ status }: OrderRowFor<'admin' | 'carrier'>) => <OrderStatusTag status={status} />,
}

const serviceAddress = (role: Role, orderId: string) =>
  role === 'administrator' ? `${paths.services}/${orderId}` : `${paths.enterpriseServices}/mis/${orderId}`

/** The services of a person or of a vehicle, the newest first; a row leads to its detail. Spec §2. */
export const AssociatedServices = ({ of }: AssociatedServicesProps) => {
  const profile = useProfile()
  const navigate = useNavigate()
  const changed = useOrderLive({ tellsOffers: false })
  const { _id, rol } = 'person' in of ? of.person : profile
  const list = useListTable(associatedServicesList, {
    cells,
    input: { body: { userType: rol, _id } },
    ask: (query) => ('licensePlate' in of ? { ...query, licensePlate: of.licensePlate } : query),
  })
  return (
    <ListTable
      list={list}
      exportQuery={{ ...list.table.exportQuery, userType: rol, person: _id }}
      onOpen={(row) => void navigate(serviceAddress(profile.rol, row._id))}
      changedKeys={changed}
      drawing="box"
    />
  )
}
