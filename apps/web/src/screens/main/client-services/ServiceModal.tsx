import { errorTexts } from '@arriero/contract/es/errors'
import { Suspense, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { CancelForm } from '#features/cancellations/CancelForm.tsx'
import { ComplaintForm } from '#features/complaints/ComplaintForm.tsx'
import { InsurancePanel } from '#features/insurance/InsurancePanel.tsx'
import { Thread } from '#features/messages/Thread.tsx'
import { ThreadLink } from '#features/messages/ThreadLink.tsx'
import { OffersCompare } from '#features/offers/compare/OffersCompare.tsx'
import { PhotosView } from '#features/orders/detail/PhotosView.tsx'
import { RouteMap } from '#features/orders/way/RouteMap.tsx'
import { whyNot } from '#features/orders/data/seen-order.ts'
import { ServiceDetail } from '#features/orders/detail/ServiceDetail.tsx'
import { RateForm } from '#features/ratings/RateForm.tsx'
import { OwnRefunds } from '#features/refunds/OwnRefunds.tsx'
import { useRefundSection } from '#features/refunds/use-refund-section.tsx'
import { standbySection } from '#features/standby/standby-section.tsx'
import { StandbyPanel } from '#features/standby/StandbyPanel.tsx'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { useNow } from '#shared/use-now.ts'
import type { Opened } from '#features/orders/lists/list-place.ts'
import { OrderModal } from '#features/orders/lists/OrderModal.tsx'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import { addresses, type ClientView } from '#features/orders/lists/client-addresses.ts'
import { CardAction, LostPayment, MoveDate } from './CardAction.tsx'
import { isPaymentLost } from '#features/orders/data/seen-order.ts'
import { OrderContacts } from '#features/saved-places/OrderContacts.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { TripTolls } from '#features/tolls/TripTolls.tsx'
import { clientAction, type ClientOrder } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import styles from './client-services.module.css'

// With the calendar, which the list itself does without.
const MoveDateForm = lazyPart(() => import('./MoveDateForm.tsx'))
const RepeatForm = lazyPart(() => import('./RepeatForm.tsx'))

const { modals, pay } = clientServicesTexts
type ActView = 'cancel' | 'moveDate' | 'rate'
const isAct = (view: ClientView): view is ActView =>
  view === 'cancel' || view === 'moveDate' || view === 'rate'

/** An act whose time is over says why instead of showing a form that would be refused. */
const Closed = ({ why }: { why: string }) => <EmptyState drawing="signpost" title={why} />

const toPayment = (order: ClientOrder) => (
  <LinkButton key="pay" to={addresses.pay(order._id)} kind="primary">
    {pay.goToPay}
  </LinkButton>
)

const toPayStandby = (order: ClientOrder) => (
  <LinkButton key="standby" to={addresses.payStandby(order._id)} kind="primary">
    {clientServicesTexts.actions.payStandby}
  </LinkButton>
)

const Detail = ({ order }: { order: ClientOrder }) => {
  const now = useNow()
  const refunds = useRefundSection(order._id, order.pay.status !== null)
  return (
    <ServiceDetail
      order={order}
      blocker={isPaymentLost(order) && <LostPayment order={order} />}
      mend={clientAction(order, now).kind === 'datePassed' && <MoveDate order={order} />}
      actions={
        <div className={styles.detailAction}>
          <CardAction order={order} now={now} isInDetail />
          {order.carrier && <ThreadLink orderId={order._id} to={addresses.messages(order._id)} />}
          <LinkButton to={addresses.repeat(order._id)} icon="reload" isBlock>
            {clientServicesTexts.links.repeat}
          </LinkButton>
          <LinkButton to={addresses.template(order._id)} kind="quiet" icon="bookmark" isBlock>
            {clientServicesTexts.links.template}
          </LinkButton>
        </div>
      }
      tolls={
        <>
          <OrderContacts orderId={order._id} />
          <TripTolls orderId={order._id} />
        </>
      }
      more={[standbySection(order, { toPay: toPayStandby(order) }), refunds]}
    />
  )
}

interface ActProps {
  view: 'moveDate' | 'repeat' | 'template' | 'cancel' | 'complain' | 'rate'
  order: ClientOrder
  onDone: () => void
  close: () => void
}

const Act = ({ view, order, onDone, close }: ActProps): ReactNode => {
  switch (view) {
    case 'moveDate':
      return <MoveDateForm order={order} onDone={onDone} />
    case 'repeat':
      return <RepeatForm order={order} onDone={onDone} />
    case 'template':
      return <TemplateForm orderId={order._id} onDone={onDone} />
    case 'cancel':
      return <CancelForm orderId={order._id} onDone={onDone} />
    case 'complain':
      return <ComplaintForm orderId={order._id} onDone={close} />
    case 'rate':
      return <RateForm about="service" orderId={order._id} onDone={onDone} />
  }
}

interface BodyProps {
  view: ClientView
  order: ClientOrder
  close: () => void
}

const Body = ({ view, order, close }: BodyProps): ReactNode => {
  const { onChanged, onDone } = useOrderWays(order._id, close)
  const navigate = useNavigate()
  // What was agreed on is insured and paid in one go.
  const onAccepted = () => {
    onChanged()
    void navigate(addresses.pay(order._id))
  }
  const why = isAct(view) ? whyNot(order, view) : undefined
  if (why) return <Closed why={why} />
  switch (view) {
    case 'detail':
      return <Detail order={order} />
    case 'offers':
      return (
        <>
          <OffersCompare
            order={order}
            onAccepted={onAccepted}
            onChanged={onChanged}
            toPayment={toPayment(order)}
          />
          <TripTolls orderId={order._id} />
        </>
      )
    case 'insurance':
      // Insured here and now, the panel shows the policy: `insure` is closed from then on, but it stays open.
      return (
        <InsurancePanel
          orderId={order._id}
          onInsured={onChanged}
          closed={whyNot(order, 'insure')}
          next={toPayment(order)}
        />
      )
    case 'map':
      return <RouteMap order={order} heightPx={460} />
    case 'photos':
      return <PhotosView order={order} />
    case 'standby':
      return <StandbyPanel orderId={order._id} toPay={toPayStandby(order)} />
    case 'refund':
      return <OwnRefunds orderId={order._id} />
    case 'messages':
      return <Thread orderId={order._id} />
    default:
      return (
        <Suspense fallback={<Skeleton shape="lines" />}>
          <Act view={view} order={order} onDone={onDone} close={close} />
        </Suspense>
      )
  }
}

interface ServiceModalProps {
  open: Opened<ClientView> | undefined
  close: () => void
}

/** The modals of a client's service, each with its address. */
export const ServiceModal = ({ open, close }: ServiceModalProps) => (
  <OrderModal
    open={open}
    titles={modals}
    viewer="client"
    gone={errorTexts['order.not_found']}
    onClose={close}
  >
    {(order, view) => <Body view={view} order={order} close={close} />}
  </OrderModal>
)
