/** The modals of the screen, each with its own address. */
import { CancelForm } from '#features/cancellations/CancelForm.tsx'
import { InsurancePanel } from '#features/insurance/InsurancePanel.tsx'
import { OffersCompare } from '#features/offers/compare/OffersCompare.tsx'
import { PhotosView } from '#features/orders/PhotosView.tsx'
import { RouteMap } from '#features/orders/RouteMap.tsx'
import { whyNot } from '#features/orders/seen-order.ts'
import { ServiceDetail } from '#features/orders/ServiceDetail.tsx'
import { RateForm } from '#features/ratings/RateForm.tsx'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useNow } from '#shared/use-now.ts'
import { addresses } from './addresses.ts'
import { CardAction } from './CardAction.tsx'
import type { ClientOrder } from './client-action.ts'
import { clientServicesTexts } from './client-services.texts.ts'
import { LinkButton } from './LinkButton.tsx'
import { ServiceModal } from './ServiceModal.tsx'
import styles from './client-services.module.css'

const { modals, pay } = clientServicesTexts

const DetailActions = ({ order }: { order: ClientOrder }) => (
  <div className={styles.action}>
    <CardAction order={order} now={useNow()} />
  </div>
)

export const DetailModal = () => (
  <ServiceModal title={modals.detail}>
    {(order) => <ServiceDetail order={order} actions={<DetailActions order={order} />} />}
  </ServiceModal>
)

export const OffersModal = () => (
  <ServiceModal title={modals.offers}>
    {(order, { start, refresh, done }) => (
      <OffersCompare order={order} onStart={start} onAccepted={done} onChanged={refresh} />
    )}
  </ServiceModal>
)

/** An act whose time is over says why instead of showing a form that would be refused. */
const Closed = ({ why }: { why: string }) => <EmptyState drawing="signpost" title={why} />

/** Insured here and now, the panel shows the policy: `insure` is closed from then on, but it stays open. */
export const InsuranceModal = () => (
  <ServiceModal title={modals.insurance} size="form">
    {(order, { start, refresh }) => (
      <InsurancePanel
        orderId={order._id}
        onStart={start}
        onInsured={refresh}
        closed={whyNot(order, 'insure')}
        next={
          <LinkButton key="pay" to={addresses.pay(order._id)} kind="primary">
            {pay.goToPay}
          </LinkButton>
        }
      />
    )}
  </ServiceModal>
)

export const MapModal = () => (
  <ServiceModal title={modals.map}>{(order) => <RouteMap order={order} heightPx={460} />}</ServiceModal>
)

export const PhotosModal = () => (
  <ServiceModal title={modals.photos}>{(order) => <PhotosView order={order} />}</ServiceModal>
)

export const CancelModal = () => (
  <ServiceModal title={modals.cancel} size="form">
    {(order, { start, done }) => {
      const why = whyNot(order, 'cancel')
      return why ? <Closed why={why} /> : <CancelForm orderId={order._id} onStart={start} onDone={done} />
    }}
  </ServiceModal>
)

export const RateModal = () => (
  <ServiceModal title={modals.rate} size="form">
    {(order, { start, done }) => {
      const why = whyNot(order, 'rate')
      return why ? <Closed why={why} /> : <RateForm orderId={order._id} onStart={start} onDone={done} />
    }}
  </ServiceModal>
)
