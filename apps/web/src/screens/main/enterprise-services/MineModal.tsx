import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { type OrderAct, isUnderWay, orderStatus } from '@arriero/domain/orders/orders'
import type { ReactNode } from 'react'
import { AssignForm } from '#features/orders/assignment/AssignForm.tsx'
import { ReleaseForm } from '#features/cancellations/ReleaseForm.tsx'
import { ReportForm } from '#features/orders/assignment/ReportForm.tsx'
import { SupportDocumentForm } from '#features/orders/assignment/SupportDocumentForm.tsx'
import { DriverSelect } from '#features/enterprise-drivers/DriverSelect.tsx'
import { Thread } from '#features/messages/Thread.tsx'
import { ThreadLink } from '#features/messages/ThreadLink.tsx'
import { PhotosView } from '#features/orders/detail/PhotosView.tsx'
import { RouteMap } from '#features/orders/way/RouteMap.tsx'
import { whyNot, may } from '#features/orders/data/seen-order.ts'
import { ServiceDetail } from '#features/orders/detail/ServiceDetail.tsx'
import { RateForm } from '#features/ratings/RateForm.tsx'
import { TripAdvance } from '#features/settlements/road/TripAdvance.tsx'
import { standbySection } from '#features/standby/standby-section.tsx'
import { OrderVehicleSelect } from '#features/vehicles/OrderVehicleSelect.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { messagesTexts } from '#features/messages/messages.texts.ts'
import { OrderModal } from '#features/orders/lists/OrderModal.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { reportableSteps } from '#features/orders/assignment/report-steps.ts'
import { OrderContacts } from '#features/saved-places/OrderContacts.tsx'
import { TripTolls } from '#features/tolls/TripTolls.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import type { MineView, mineViews } from './enterprise-place.ts'
import { enterpriseTexts } from './enterprise.texts.ts'
import styles from './enterprise.module.css'

const texts = enterpriseTexts.acts

interface CarrierAct {
  word: string
  view: keyof typeof mineViews
  whyNot?: string | undefined
  isPrimary?: boolean
  isDangerous?: boolean
}

/** What its carrier can do with a service now; what is past or never was his is left out. */
const actsOf = (order: OrderFor<'carrier'>): CarrierAct[] => {
  const isAlive = isUnderWay(order.status)
  const word = order.vehicle ? texts.reassign : texts.assign
  return [
    ...(isAlive
      ? [{ word, view: 'asignar', whyNot: whyNot(order, 'assign'), isPrimary: !order.vehicle } as const]
      : []),
    ...(isAlive
      ? [
          {
            word: order.supportDocument ? texts.replaceSupport : texts.support,
            view: 'documento',
            whyNot: whyNot(order, 'loadSupportDocument'),
          } as const,
        ]
      : []),
    ...(order.status === orderStatus.running ? [{ word: texts.advance, view: 'anticipo' } as const] : []),
    ...(reportableSteps(order).length > 0 ? [{ word: texts.report, view: 'reportar' } as const] : []),
    ...(may(order, 'rate') ? [{ word: texts.rate, view: 'calificar', isPrimary: true } as const] : []),
    ...(may(order, 'release') ? [{ word: texts.release, view: 'devolver', isDangerous: true } as const] : []),
  ]
}

/** Where its truck comes free, the next load may wait. */
const ReturnLoads = ({ order }: { order: OrderFor<'carrier'> }) =>
  isUnderWay(order.status) &&
  order.vehicle && (
    <LinkButton to={`${paths.loadBoard}?returnOf=${order._id}`} icon="route" isFresh>
      {texts.returnLoads}
    </LinkButton>
  )

const CarrierActs = ({ order, address }: { order: OrderFor<'carrier'>; address: WindowAddress }) => (
  <div className={styles.acts}>
    {actsOf(order).map((act) => (
      <ActButton
        key={act.view}
        whyNot={act.whyNot}
        isPrimary={act.isPrimary}
        isDangerous={act.isDangerous}
        onClick={() => address.open(order._id, act.view)}
      >
        {act.word}
      </ActButton>
    ))}
    <ReturnLoads order={order} />
    <ThreadLink orderId={order._id} to={`${paths.enterpriseServices}/mis/${order._id}/mensajes`} />
  </div>
)

type Order = OrderFor<'carrier'>

const titles: Readonly<Record<MineView, (code: string) => string>> = {
  ...enterpriseTexts.titles,
  detail: servicesTexts.detailTitle,
  photos: servicesTexts.photosTitle,
  map: servicesTexts.mapTitle,
  messages: messagesTexts.title,
}

/** An act whose time is over says why instead of showing a form that would be refused. */
const actOf: Readonly<Partial<Record<MineView, OrderAct>>> = {
  assign: 'assign',
  support: 'loadSupportDocument',
  release: 'release',
  rate: 'rate',
}

interface MineModalProps {
  open: { orderId: string; view: MineView } | undefined
  address: WindowAddress
}

const Assign = ({ order, address }: { order: Order; address: WindowAddress }) => {
  const { _id: enterpriseId } = useProfile()
  const { onChanged, onDone } = useOrderWays(order._id, address.close)
  const { vehicle, driver, assignedDriverId } = order
  return (
    <AssignForm
      order={order}
      onDone={onDone}
      onRefused={onChanged}
      pickDriver={(pick) => (
        <DriverSelect
          {...pick}
          enterpriseId={enterpriseId}
          current={assignedDriverId ? { id: assignedDriverId, name: driver.name } : undefined}
        />
      )}
      pickVehicle={(pick) => (
        <OrderVehicleSelect
          {...pick}
          order={order}
          current={vehicle ? { id: vehicle._id, licensePlate: vehicle.licensePlate } : undefined}
        />
      )}
    />
  )
}

interface BodyProps {
  view: MineView
  order: Order
  address: WindowAddress
}

const Body = ({ view, order, address }: BodyProps): ReactNode => {
  const { onDone } = useOrderWays(order._id, address.close)
  const act = actOf[view]
  const why = act && whyNot(order, act)
  if (why) return <EmptyState drawing="signpost" title={why} />
  switch (view) {
    case 'detail':
      return (
        <ServiceDetail
          order={order}
          actions={<CarrierActs order={order} address={address} />}
          tolls={
            <>
              <OrderContacts orderId={order._id} />
              <TripTolls orderId={order._id} />
            </>
          }
          more={[standbySection(order)]}
        />
      )
    case 'photos':
      return <PhotosView order={order} />
    case 'map':
      return <RouteMap order={order} />
    case 'assign':
      return <Assign order={order} address={address} />
    case 'support':
      return <SupportDocumentForm order={order} onDone={onDone} />
    case 'report':
      return <ReportForm order={order} onDone={onDone} />
    case 'release':
      return <ReleaseForm orderId={order._id} onDone={onDone} />
    case 'messages':
      return <Thread orderId={order._id} />
    case 'advance':
      return <TripAdvance orderId={order._id} />
    case 'rate':
      return <RateForm about="client" orderId={order._id} onDone={onDone} />
  }
}

/** The modals of an enterprise's own service, each with its address. */
export const MineModal = ({ open, address }: MineModalProps) => (
  <OrderModal
    open={open}
    titles={titles}
    viewer="carrier"
    gone={enterpriseTexts.mine.gone}
    onClose={address.close}
  >
    {(order, view) => <Body view={view} order={order} address={address} />}
  </OrderModal>
)
