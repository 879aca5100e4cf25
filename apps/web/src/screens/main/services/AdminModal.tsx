import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { isUnderWay } from '@arriero/domain/orders/orders'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CloseForm } from '#features/cancellations/CloseForm.tsx'
import { messagesTexts } from '#features/messages/messages.texts.ts'
import { StaffThread } from '#features/messages/StaffThread.tsx'
import { ThreadLink } from '#features/messages/ThreadLink.tsx'
import { laneSection } from '#features/lanes/LaneHistory.tsx'
import { PhotosView } from '#features/orders/detail/PhotosView.tsx'
import { RouteMap } from '#features/orders/way/RouteMap.tsx'
import { ServiceDetail } from '#features/orders/detail/ServiceDetail.tsx'
import { standbySection } from '#features/standby/standby-section.tsx'
import { formatDateTime } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { adminServiceTexts as texts } from './admin-services.texts.ts'
import type { Opened } from '#features/orders/lists/list-place.ts'
import { OrderModal } from '#features/orders/lists/OrderModal.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { ordersTexts } from '#features/orders/orders.texts.ts'
import { lostPaymentsOf } from '#features/payments/lost-payments-address.ts'
import { useNow } from '#shared/use-now.ts'
import { whyNot } from '#features/orders/data/seen-order.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import styles from '#features/orders/lists/services.module.css'
import type { Pick } from '#features/orders/assignment/picked.ts'
import { WaiverForm } from '#features/orders/assignment/WaiverForm.tsx'
import { DriverSelect } from '#features/enterprise-drivers/DriverSelect.tsx'
import { VehicleSelect } from '#features/vehicles/VehicleSelect.tsx'
import { OrderContacts } from '#features/saved-places/OrderContacts.tsx'
import { TripTolls } from '#features/tolls/TripTolls.tsx'
import { isUndrivenSoon } from './undriven.ts'
import { Undriven } from './Undriven.tsx'

type Carrier = NonNullable<OrderFor<'admin'>['carrier']>

/** A driver who carries for himself drives himself. */
const Himself = ({ carrier, pick: { control, value, onChange } }: { carrier: Carrier; pick: Pick }) => (
  <Select
    {...control}
    value={value}
    options={[{ value: carrier._id, label: carrier.name }]}
    onChange={onChange}
  />
)

interface AdminWaiverProps {
  order: OrderFor<'admin'>
  address: WindowAddress
}

/** The gate of an assignment, left out for one crew of the carrier who holds the service. */
const AdminWaiver = ({ order, address }: AdminWaiverProps) => {
  const { onDone } = useOrderWays(order._id, address.close)
  const { carrier, offers } = order
  if (!carrier) return <p>{texts.noCarrier}</p>
  const isOwnDriver = offers.find(({ state }) => state === 'accepted')?.driver.role === 'driver'
  return (
    <WaiverForm
      orderId={order._id}
      onlyDriverId={isOwnDriver ? carrier._id : undefined}
      onDone={onDone}
      pickDriver={(pick) =>
        isOwnDriver ? (
          <Himself carrier={carrier} pick={pick} />
        ) : (
          <DriverSelect {...pick} enterpriseId={carrier._id} />
        )
      }
      pickVehicle={(pick) => <VehicleSelect {...pick} enterpriseId={carrier._id} />}
    />
  )
}

type Order = OrderFor<'admin'>

/** While a service is alive staff can end it or let a crew through a gate; the server's word says why not. */
const AdminActs = ({ order, address }: { order: Order; address: WindowAddress }) => {
  const { pay, status, carrier, _id } = order
  const isAlive = isUnderWay(status)
  // Then what blocks it offers to close it.
  const isClosedAbove = isUndrivenSoon(order, useNow())
  return (
    <>
      {isAlive && (
        <div className={styles.acts}>
          <ActButton whyNot={whyNot(order, 'waive')} onClick={() => address.open(_id, 'exceptuar')}>
            {texts.waive}
          </ActButton>
          {!isClosedAbove && (
            <ActButton
              isDangerous
              whyNot={whyNot(order, 'close')}
              onClick={() => address.open(_id, 'cerrar')}
            >
              {texts.close}
            </ActButton>
          )}
        </div>
      )}
      {carrier && (
        <p>
          <ThreadLink orderId={_id} to={`${paths.services}/${_id}/mensajes`} isQuiet />
        </p>
      )}
      {pay.transaction !== null && (
        <p>
          <Link to={`${paths.accounting}/${_id}`}>{texts.postings}</Link>
        </p>
      )}
    </>
  )
}

interface AdminBlockerProps {
  order: OrderFor<'admin'>
  address: WindowAddress
}

/** What keeps a service from going on, with the way to mend it. */
const AdminBlocker = ({ order, address }: AdminBlockerProps) => {
  const now = useNow()
  const { pay } = order
  return (
    <>
      {pay.alertAt !== null && (
        <Notice kind="error" title={ordersTexts.lostPayment(formatDateTime(pay.alertAt))}>
          <Link to={lostPaymentsOf('administrator')}>{texts.seeLost}</Link>
        </Notice>
      )}
      {isUndrivenSoon(order, now) && <Undriven order={order} address={address} now={now} />}
    </>
  )
}

export const adminViews = {
  fotos: 'photos',
  mapa: 'map',
  cerrar: 'close',
  exceptuar: 'waive',
  mensajes: 'messages',
} as const
export type AdminView = 'detail' | (typeof adminViews)[keyof typeof adminViews]

const titles: Readonly<Record<AdminView, (code: string) => string>> = {
  detail: servicesTexts.detailTitle,
  photos: servicesTexts.photosTitle,
  map: servicesTexts.mapTitle,
  close: texts.closeTitle,
  waive: texts.waiveTitle,
  messages: messagesTexts.title,
}

const links = { vehicle: paths.vehicleDetail, person: paths.userDetail }

interface BodyProps {
  view: AdminView
  order: OrderFor<'admin'>
  address: WindowAddress
}

const Body = ({ view, order, address }: BodyProps): ReactNode => {
  const { onDone } = useOrderWays(order._id, address.close)
  switch (view) {
    case 'detail':
      return (
        <ServiceDetail
          order={order}
          links={links}
          blocker={<AdminBlocker order={order} address={address} />}
          actions={<AdminActs order={order} address={address} />}
          tolls={
            <>
              <OrderContacts orderId={order._id} />
              <TripTolls orderId={order._id} />
            </>
          }
          more={[standbySection(order), laneSection(order)]}
        />
      )
    case 'photos':
      return <PhotosView order={order} />
    case 'map':
      return <RouteMap order={order} />
    case 'close':
      return <CloseForm order={order} onDone={onDone} />
    case 'messages':
      return <StaffThread orderId={order._id} />
    case 'waive':
      return <AdminWaiver order={order} address={address} />
  }
}

interface AdminModalProps {
  open: Opened<AdminView> | undefined
  address: WindowAddress
}

/** The modals of a service as an administrator has them, each with its address. */
export const AdminModal = ({ open, address }: AdminModalProps) => (
  <OrderModal
    open={open}
    titles={titles}
    viewer="admin"
    gone={errorTexts['order.not_found']}
    onClose={address.close}
  >
    {(order, view) => <Body view={view} order={order} address={address} />}
  </OrderModal>
)
