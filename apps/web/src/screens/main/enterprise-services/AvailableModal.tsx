import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ReactNode } from 'react'
import { liveOfferOf, whyNotEnter, type OpenOrder } from '#features/offers/my-offer.ts'
import { TakeForm } from '#features/offers/TakeForm.tsx'
import { PhotosView } from '#features/orders/PhotosView.tsx'
import { RouteMap } from '#features/orders/RouteMap.tsx'
import { ServiceDetail } from '#features/orders/ServiceDetail.tsx'
import { formatShortId } from '#shared/format.ts'
import { useNow } from '#shared/use-now.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { lookOf, OrderModal } from '#features/orders/lists/OrderModal.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import type { ServiceAddress } from '#features/orders/lists/use-service-address.ts'
import type { AvailableView } from './enterprise-place.ts'
import { enterpriseTexts } from './enterprise.texts.ts'
import styles from './enterprise.module.css'

const titles: Readonly<Record<AvailableView, (code: string) => string>> = {
  detail: servicesTexts.detailTitle,
  photos: servicesTexts.photosTitle,
  map: servicesTexts.mapTitle,
  take: enterpriseTexts.titles.take,
}

interface BodyProps {
  view: AvailableView
  order: OpenOrder
  address: ServiceAddress
}

const Take = ({ order, address }: Omit<BodyProps, 'view'>) => {
  const { onStart, onChanged, onDone } = useOrderWays(order._id, address.close)
  return (
    <TakeForm
      order={order}
      onStart={onStart}
      onTaken={onDone}
      onChanged={onDone}
      // A network that failed says nothing of the service; a refusal says that it changed.
      onRefused={(error) => error instanceof CallError && onChanged()}
    />
  )
}

const OpenActs = ({ order, address }: Omit<BodyProps, 'view'>) => {
  const standing = liveOfferOf(order, useNow())
  return (
    <div className={styles.acts}>
      <ActButton
        isPrimary
        whyNot={standing ? undefined : whyNotEnter(order)}
        onClick={() => address.open(order._id, 'tomar')}
      >
        {standing ? enterpriseTexts.acts.myOffer : enterpriseTexts.acts.take}
      </ActButton>
    </div>
  )
}

const Body = ({ view, order, address }: BodyProps): ReactNode => {
  switch (view) {
    case 'detail':
      return <ServiceDetail order={order} actions={<OpenActs order={order} address={address} />} />
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
  address: ServiceAddress
}

/** The modals of a service that waits for a carrier, each with its address. */
export const AvailableModal = ({ open, address }: AvailableModalProps) => (
  <OrderModal<'open'>
    open={
      open && {
        orderId: open.orderId,
        title: titles[open.view](formatShortId(open.orderId)),
        ...lookOf(open.view),
        body: (order) => <Body key={open.view} view={open.view} order={order} address={address} />,
      }
    }
    viewer="open"
    gone={errorTexts['order.not_open']}
    onClose={address.close}
  />
)
