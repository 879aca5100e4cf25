import { ownServicesList } from '@arriero/contract/es/lists/services'
import { Link } from 'react-router'
import { UnreadBadge } from '#features/messages/UnreadBadge.tsx'
import { serviceCells, Status } from '#features/orders/lists/service-cells.tsx'
import { ServiceList } from '#features/orders/lists/ServiceList.tsx'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import { may, whyNot } from '#features/orders/data/seen-order.ts'
import { formatShortId } from '#shared/format.ts'
import { Plate } from '#shared/plain/values/Plate.tsx'
import type { Column } from '#shared/table/columns/column.ts'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'

type Row = OrderRowFor<'carrier'>

const driverCell = ({ assignedDriverId, driver, vehicle }: Row) => (
  <TwoLines note={vehicle && <Plate plate={vehicle.licensePlate} />}>
    {assignedDriverId === null ? servicesTexts.nobody : driver.name}
  </TwoLines>
)

const Rate = ({ order, address }: { order: Row; address: WindowAddress }) => (
  <ActButton
    whyNot={undefined}
    label={texts.of(texts.acts.rate, formatShortId(order._id))}
    onClick={() => address.open(order._id, 'calificar')}
  >
    {texts.acts.rateShort}
  </ActButton>
)

/** Assigning while the server lets it, with its own word for why not; a finished service is rated. Spec §4. */
const assignColumn = (address: WindowAddress): Column<Row> => ({
  key: 'act',
  title: servicesTexts.act,
  widthPx: 180,
  card: 'action',
  render: (order) => {
    if (may(order, 'rate')) return <Rate order={order} address={address} />
    const word = order.vehicle ? texts.acts.reassign : texts.acts.assign
    return (
      <ActButton
        whyNot={whyNot(order, 'assign')}
        isPrimary={!order.vehicle}
        label={texts.of(word, formatShortId(order._id))}
        onClick={() => address.open(order._id, 'asignar')}
      >
        {word}
      </ActButton>
    )
  },
})

/** Below its state, that somebody wrote. */
const statusCell = (order: Row) => <Status order={order} mark={<UnreadBadge orderId={order._id} />} />

const cells = { ...serviceCells, driver: driverCell, status: statusCell }

export interface TabProps {
  address: WindowAddress
  changed: ReadonlySet<string>
}

export const MyServices = ({ address, changed }: TabProps) => {
  const { rol, _id } = useProfile()
  const list = useListTable(ownServicesList, { cells, input: { body: { userType: rol, _id } } })
  return (
    <ServiceList
      list={list}
      address={address}
      act={assignColumn(address)}
      changedKeys={changed}
      newWords={texts.mine.newRows}
      drawing="truck"
      first={<Link to={`${paths.enterpriseServices}/disponibles`}>{texts.mine.emptyAct}</Link>}
    />
  )
}
