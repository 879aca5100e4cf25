import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import type { ReactNode } from 'react'
import { CloseForm } from '#features/cancellations/CloseForm.tsx'
import { laneSection } from '#features/lanes/LaneHistory.tsx'
import { messagesTexts } from '#features/messages/messages.texts.ts'
import { StaffThread } from '#features/messages/StaffThread.tsx'
import { PhotosView } from '#features/orders/detail/PhotosView.tsx'
import { ServiceDetail } from '#features/orders/detail/ServiceDetail.tsx'
import type { Opened } from '#features/orders/lists/list-place.ts'
import { OrderModal } from '#features/orders/lists/OrderModal.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import { RouteMap } from '#features/orders/way/RouteMap.tsx'
import { OrderContacts } from '#features/saved-places/OrderContacts.tsx'
import { standbySection } from '#features/standby/standby-section.tsx'
import { TripTolls } from '#features/tolls/TripTolls.tsx'
import { paths } from '#shared/paths.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { AdminActs, AdminBlocker } from './AdminActs.tsx'
import { adminLinks } from './admin-links.ts'
import { adminServiceTexts as texts } from './admin-services.texts.ts'
import { AdminWaiver } from './AdminWaiver.tsx'

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

const threadAt = (orderId: string) => `${paths.services}/${orderId}/mensajes`

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
          links={adminLinks}
          blocker={<AdminBlocker order={order} address={address} />}
          actions={<AdminActs order={order} address={address} threadAt={threadAt(order._id)} />}
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
  above?: ReactNode
}

/** The modals of a service as an administrator has them, each with its address. */
export const AdminModal = ({ open, address, above }: AdminModalProps) => (
  <OrderModal
    open={open}
    titles={titles}
    viewer="admin"
    gone={errorTexts['order.not_found']}
    above={above}
    onClose={address.close}
  >
    {(order, view) => <Body view={view} order={order} address={address} />}
  </OrderModal>
)
