import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { Navigate, useParams } from 'react-router'
import { PhotosView } from '#features/orders/PhotosView.tsx'
import { RouteMap } from '#features/orders/RouteMap.tsx'
import { ServiceDetail } from '#features/orders/ServiceDetail.tsx'
import { useOrderLive } from '#features/orders/useOrderLive.ts'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { adminColumns } from './admin-columns.tsx'
import { type Opened, readListPlace } from './list-place.ts'
import { type OpenView, lookOf, OrderModal } from './OrderModal.tsx'
import { filterKeys, orderQueryOf } from './order-query.ts'
import { ServiceList } from './ServiceList.tsx'
import { servicesTexts as texts } from './services.texts.ts'
import { useOrderList } from './use-order-list.ts'
import { useServiceAddress } from './use-service-address.ts'

const views = { fotos: 'photos', mapa: 'map' } as const
type ServiceView = 'detail' | (typeof views)[keyof typeof views]

const openView = ({ orderId, view }: Opened<ServiceView>): OpenView<'admin'> => {
  const code = formatShortId(orderId)
  switch (view) {
    case 'detail':
      return {
        orderId,
        ...lookOf(view),
        title: texts.detailTitle(code),
        body: (order) => <ServiceDetail order={order} />,
      }
    case 'photos':
      return {
        orderId,
        ...lookOf(view),
        title: texts.photosTitle(code),
        body: (order) => <PhotosView order={order} />,
      }
    case 'map':
      return {
        orderId,
        ...lookOf(view),
        title: texts.mapTitle(code),
        body: (order) => <RouteMap order={order} />,
      }
  }
}

/** All services, for the administrator. Spec §2 "Services": other roles one list. */
export default function ServicesScreen() {
  const profile = useProfile()
  const controls = useTableState(filterKeys)
  const address = useServiceAddress(paths.services)
  const changed = useOrderLive({ tellsOffers: true })
  const isPhone = useIsPhone()
  const place = readListPlace(useParams()['*'] ?? '', views)
  const query = useRead<typeof api.orders.mine, 'admin'>(api.orders.mine, {
    query: orderQueryOf(controls.state),
    body: { userType: profile.rol, _id: profile._id },
  })
  const list = useOrderList(query, controls)
  if (!place) return <Navigate to={paths.services} replace />
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <ServiceList
        label={texts.list}
        list={list}
        columns={adminColumns(address, isPhone)}
        controls={controls}
        changed={changed}
        searchHint={texts.search}
        newWords={texts.newRows}
        onOpen={address.open}
        empty={<EmptyState drawing="box" title={texts.empty} text={texts.emptyHelp} />}
      />
      <OrderModal
        open={place === 'list' ? undefined : openView(place)}
        viewer="admin"
        gone={errorTexts['order.not_found']}
        onClose={address.close}
      />
    </>
  )
}
