import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { liveOfferOf, whyNotEnter, type OpenOrder } from '#features/offers/my-offer.ts'
import { TakeForm } from '#features/offers/TakeForm.tsx'
import { refreshOrder } from '#features/orders/order-cache.ts'
import { muteOrderNotices } from '#features/orders/order-notices.ts'
import { PhotosView } from '#features/orders/PhotosView.tsx'
import { RouteMap } from '#features/orders/RouteMap.tsx'
import { ServiceDetail } from '#features/orders/ServiceDetail.tsx'
import { formatShortId } from '#shared/format.ts'
import { useNow } from '#shared/use-now.ts'
import { ActButton } from '../services/ActButton.tsx'
import { OrderModal } from '../services/OrderModal.tsx'
import { servicesTexts } from '../services/services.texts.ts'
import type { ServiceAddress } from '../services/use-service-address.ts'
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
  const client = useQueryClient()
  const refresh = () => void refreshOrder(client, order._id)
  const leave = () => {
    address.close()
    refresh()
  }
  return (
    <TakeForm
      order={order}
      onStart={() => muteOrderNotices(order._id)}
      onTaken={leave}
      onChanged={leave}
      // A network that failed says nothing of the service; a refusal says that it changed.
      onRefused={(error) => error instanceof CallError && refresh()}
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
        size: open.view === 'take' ? 'form' : 'wide',
        body: (order) => <Body key={open.view} view={open.view} order={order} address={address} />,
      }
    }
    viewer="open"
    gone={errorTexts['order.not_open']}
    onClose={address.close}
  />
)
