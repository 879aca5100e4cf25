import { Suspense, lazy } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { addresses } from './addresses.ts'
import {
  CancelModal,
  DetailModal,
  InsuranceModal,
  MapModal,
  OffersModal,
  PhotosModal,
  RateModal,
} from './modals.tsx'
import { PayPage } from './PayPage.tsx'
import { ServiceList } from './ServiceList.tsx'

const CreateService = lazy(() => import('./create/CreateService.tsx'))

/** The list stays behind its modals. */
const ListWithModal = () => (
  <>
    <ServiceList />
    <Outlet />
  </>
)

const creation = (
  <Suspense fallback={<Skeleton shape="detail" />}>
    <CreateService />
  </Suspense>
)

/** The client's area: services, and everything that can be done with one. Spec §2, §4. */
export default function ClientServicesScreen() {
  return (
    <Routes>
      <Route path="nuevo" element={creation} />
      <Route path=":orderId/pagar" element={<PayPage />} />
      <Route path=":orderId/pagar/retorno" element={<PayPage isReturning />} />
      <Route element={<ListWithModal />}>
        <Route index element={null} />
        <Route path=":orderId" element={<DetailModal />} />
        <Route path=":orderId/ofertas" element={<OffersModal />} />
        <Route path=":orderId/seguro" element={<InsuranceModal />} />
        <Route path=":orderId/mapa" element={<MapModal />} />
        <Route path=":orderId/fotos" element={<PhotosModal />} />
        <Route path=":orderId/cancelar" element={<CancelModal />} />
        <Route path=":orderId/calificar" element={<RateModal />} />
      </Route>
      <Route path="*" element={<Navigate to={addresses.list} replace />} />
    </Routes>
  )
}
