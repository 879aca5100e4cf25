import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/order-shapes'
import type { ReactNode } from 'react'
import { CloseForm } from '#features/cancellations/CloseForm.tsx'
import { PhotosView } from '#features/orders/PhotosView.tsx'
import { RouteMap } from '#features/orders/RouteMap.tsx'
import { ServiceDetail } from '#features/orders/ServiceDetail.tsx'
import { standbySection } from '#features/standby/standby-section.tsx'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { AdminActs } from './AdminActs.tsx'
import { AdminBlocker } from './AdminBlocker.tsx'
import { adminServiceTexts } from './admin-services.texts.ts'
import { AdminWaiver } from './AdminWaiver.tsx'
import type { Opened } from '#features/orders/lists/list-place.ts'
import { lookOf, OrderModal } from '#features/orders/lists/OrderModal.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import { useOrderWays } from '#features/orders/lists/use-order-ways.ts'
import type { ServiceAddress } from '#features/orders/lists/use-service-address.ts'

export const adminViews = { fotos: 'photos', mapa: 'map', cerrar: 'close', exceptuar: 'waive' } as const
export type AdminView = 'detail' | (typeof adminViews)[keyof typeof adminViews]

const titles: Readonly<Record<AdminView, (code: string) => string>> = {
  detail: servicesTexts.detailTitle,
  photos: servicesTexts.photosTitle,
  map: servicesTexts.mapTitle,
  close: adminServiceTexts.closeTitle,
  waive: adminServiceTexts.waiveTitle,
}

const links = { vehicle: paths.vehicleDetail, person: paths.userDetail }

interface BodyProps {
  view: AdminView
  order: OrderFor<'admin'>
  address: ServiceAddress
}

const Body = ({ view, order, address }: BodyProps): ReactNode => {
  const { onStart, onDone } = useOrderWays(order._id, address.close)
  switch (view) {
    case 'detail':
      return (
        <ServiceDetail
          order={order}
          links={links}
          blocker={<AdminBlocker order={order} address={address} />}
          actions={<AdminActs order={order} address={address} />}
          more={standbySection(order, { onStart })}
        />
      )
    case 'photos':
      return <PhotosView order={order} />
    case 'map':
      return <RouteMap order={order} />
    case 'close':
      return <CloseForm order={order} onStart={onStart} onDone={onDone} />
    case 'waive':
      return <AdminWaiver order={order} address={address} />
  }
}

interface AdminModalProps {
  open: Opened<AdminView> | undefined
  address: ServiceAddress
}

/** The modals of a service as an administrator has them, each with its address. */
export const AdminModal = ({ open, address }: AdminModalProps) => (
  <OrderModal<'admin'>
    open={
      open && {
        orderId: open.orderId,
        title: titles[open.view](formatShortId(open.orderId)),
        ...lookOf(open.view),
        body: (order) => <Body key={open.view} view={open.view} order={order} address={address} />,
      }
    }
    viewer="admin"
    gone={errorTexts['order.not_found']}
    onClose={address.close}
  />
)
