import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ReactNode } from 'react'
import { laneOf, LaneHistory, laneSection } from '#features/lanes/LaneHistory.tsx'
import { lanesTexts } from '#features/lanes/lanes.texts.ts'
import { isForOfferOnly, liveOfferOf, whyNotEnter, type OpenOrder } from '#features/offers/my-offer.ts'
import { TakeForm } from '#features/offers/TakeForm.tsx'
import { useOrder } from '#features/orders/data/use-order.ts'
import { PhotosView } from '#features/orders/detail/PhotosView.tsx'
import { ServiceDetail } from '#features/orders/detail/ServiceDetail.tsx'
import { OrderModal } from '#features/orders/lists/OrderModal.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import { RouteMap } from '#features/orders/way/RouteMap.tsx'
import { TripTolls } from '#features/tolls/TripTolls.tsx'
import { formatShortId } from '#shared/format.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { useNow } from '#shared/use-now.ts'
import type { AvailableView } from './enterprise-place.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'
import styles from './enterprise.module.css'

/** What cannot be taken is offered for, as its button says. */
const TakeTitle = ({ orderId }: { orderId: string }) => {
  const { data } = useOrder<'open'>(orderId)
  const word = data?.viewer === 'open' && isForOfferOnly(data) ? texts.titles.offer : texts.titles.take
  return word(formatShortId(orderId))
}

const titles: Readonly<Record<AvailableView, (code: string, orderId: string) => ReactNode>> = {
  detail: servicesTexts.detailTitle,
  photos: servicesTexts.photosTitle,
  map: servicesTexts.mapTitle,
  take: (_code, orderId) => <TakeTitle orderId={orderId} />,
}

interface BodyProps {
  view: AvailableView
  order: OpenOrder
  address: WindowAddress
}

const Take = ({ order, address }: Omit<BodyProps, 'view'>) => {
  const { onChanged, onDone } = useOrderWays(order._id, address.close)
  return (
    <>
      <TakeForm
        order={order}
        tripCosts={(valuePesos) => <TripTolls orderId={order._id} valuePesos={valuePesos} />}
        onTaken={onDone}
        onChanged={onDone}
        // A network that failed says nothing of the service; a refusal says that it changed.
        onRefused={(error) => error instanceof CallError && onChanged()}
      />
      <section className={styles.lane}>
        <h3>{lanesTexts.title}</h3>
        <LaneHistory {...laneOf(order)} />
      </section>
    </>
  )
}

const OpenActs = ({ order, address }: Omit<BodyProps, 'view'>) => {
  const standing = liveOfferOf(order, useNow())
  const enter = isForOfferOnly(order) ? texts.acts.offer : texts.acts.take
  return (
    <div className={styles.acts}>
      <ActButton
        isPrimary
        whyNot={standing ? undefined : whyNotEnter(order)}
        onClick={() => address.open(order._id, 'tomar')}
      >
        {standing ? texts.acts.myOffer : enter}
      </ActButton>
    </div>
  )
}

const Body = ({ view, order, address }: BodyProps): ReactNode => {
  switch (view) {
    case 'detail':
      return (
        <ServiceDetail
          order={order}
          actions={<OpenActs order={order} address={address} />}
          tolls={<TripTolls orderId={order._id} />}
          more={[laneSection(order)]}
        />
      )
    case 'photos':
      return <PhotosView order={order} />
    case 'map':
      return <RouteMap order={order} />
    case 'take':
      return <Take order={order} address={address} />
  }
}

interface AvailableModalProps {
  open: { orderId: string; view: AvailableView } | undefined
  address: WindowAddress
}

/** The modals of a service that waits for a carrier, each with its address. */
export const AvailableModal = ({ open, address }: AvailableModalProps) => (
  <OrderModal
    open={open}
    titles={titles}
    viewer="open"
    gone={errorTexts['order.not_open']}
    onClose={address.close}
  >
    {(order, view) => <Body view={view} order={order} address={address} />}
  </OrderModal>
)
