import { useQueryClient } from '@tanstack/react-query'
import type { OrderFor } from '@arriero/contract/order-shapes'
import type { ReactNode } from 'react'
import { AssignForm } from '#features/assignments/AssignForm.tsx'
import { ReleaseForm } from '#features/assignments/ReleaseForm.tsx'
import { ReportForm } from '#features/assignments/ReportForm.tsx'
import { SupportDocumentForm } from '#features/assignments/SupportDocumentForm.tsx'
import { DriverSelect } from '#features/drivers/DriverSelect.tsx'
import { refreshOrder } from '#features/orders/order-cache.ts'
import { muteOrderNotices } from '#features/orders/order-notices.ts'
import { PhotosView } from '#features/orders/PhotosView.tsx'
import { RouteMap } from '#features/orders/RouteMap.tsx'
import { ServiceDetail } from '#features/orders/ServiceDetail.tsx'
import { VehicleSelect } from '#features/vehicles/VehicleSelect.tsx'
import { formatShortId } from '#shared/format.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { OrderModal } from '../services/OrderModal.tsx'
import { servicesTexts } from '../services/services.texts.ts'
import type { ServiceAddress } from '../services/use-service-address.ts'
import { CarrierActs } from './CarrierActs.tsx'
import type { MineView } from './enterprise-place.ts'
import { enterpriseTexts } from './enterprise.texts.ts'
import { RateClientForm } from './RateClientForm.tsx'

type Order = OrderFor<'carrier'>

const titles: Readonly<Record<MineView, (code: string) => string>> = {
  ...enterpriseTexts.titles,
  detail: servicesTexts.detailTitle,
  photos: servicesTexts.photosTitle,
  map: servicesTexts.mapTitle,
}
const wideViews: readonly MineView[] = ['detail', 'photos', 'map']

interface MineModalProps {
  open: { orderId: string; view: MineView } | undefined
  address: ServiceAddress
}

/** The acts of a form on one service: mute its own echo, read again, close. */
const useFormWays = (orderId: string, address: ServiceAddress) => {
  const client = useQueryClient()
  const refresh = () => void refreshOrder(client, orderId)
  return {
    onStart: () => muteOrderNotices(orderId),
    onRefused: refresh,
    onDone: () => {
      address.close()
      refresh()
    },
  }
}

const Assign = ({ order, address }: { order: Order; address: ServiceAddress }) => {
  const { _id: enterpriseId } = useProfile()
  const ways = useFormWays(order._id, address)
  const { vehicle, driver, assignedDriverId } = order
  return (
    <AssignForm
      order={order}
      {...ways}
      pickDriver={(pick) => (
        <DriverSelect
          {...pick}
          enterpriseId={enterpriseId}
          current={assignedDriverId ? { id: assignedDriverId, name: driver.name } : undefined}
        />
      )}
      pickVehicle={(pick) => (
        <VehicleSelect
          {...pick}
          enterpriseId={enterpriseId}
          current={vehicle ? { id: vehicle._id, licensePlate: vehicle.licensePlate } : undefined}
        />
      )}
    />
  )
}

interface BodyProps {
  view: MineView
  order: Order
  address: ServiceAddress
}

const Body = ({ view, order, address }: BodyProps): ReactNode => {
  const { onStart, onDone } = useFormWays(order._id, address)
  switch (view) {
    case 'detail':
      return <ServiceDetail order={order} actions={<CarrierActs order={order} address={address} />} />
    case 'photos':
      return <PhotosView order={order} />
    case 'map':
      return <RouteMap order={order} />
    case 'assign':
      return <Assign order={order} address={address} />
    case 'support':
      return <SupportDocumentForm order={order} onStart={onStart} onDone={onDone} />
    case 'report':
      return <ReportForm order={order} onStart={onStart} onDone={onDone} />
    case 'release':
      return <ReleaseForm orderId={order._id} onStart={onStart} onDone={onDone} />
    case 'rate':
      return <RateClientForm orderId={order._id} onStart={onStart} onDone={onDone} />
  }
}

/** The modals of an enterprise's own service, each with its address. */
export const MineModal = ({ open, address }: MineModalProps) => (
  <OrderModal<'carrier'>
    open={
      open && {
        orderId: open.orderId,
        title: titles[open.view](formatShortId(open.orderId)),
        size: wideViews.includes(open.view) ? 'wide' : 'form',
        body: (order) => <Body key={open.view} view={open.view} order={order} address={address} />,
      }
    }
    viewer="carrier"
    gone={enterpriseTexts.mine.gone}
    onClose={address.close}
  />
)
