import { Suspense } from 'react'
import { Route, Routes, useParams } from 'react-router'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { readListPlace } from '#features/orders/lists/list-place.ts'
import { useWindowAddress } from '#shared/use-modal-address.ts'
import { addresses, clientViews } from '#features/orders/lists/client-addresses.ts'
import { PayPage } from './PayPage.tsx'
import { ServiceList } from './ServiceList.tsx'
import { ServiceModal } from './ServiceModal.tsx'

const CreateService = lazyPart(() => import('./create/CreateService.tsx'))

/** The list stays behind its modals. */
const ListWithModal = () => {
  const place = readListPlace(useParams()['*'] ?? '', clientViews)
  const { close } = useWindowAddress(paths.clientServices)
  if (!place) return <UnknownPlace list={addresses.list} />
  return (
    <>
      <ServiceList />
      <ServiceModal open={place === 'list' ? undefined : place} close={close} />
    </>
  )
}

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
      <Route path=":orderId/pagar/espera" element={<PayPage charge="standby" />} />
      <Route path=":orderId/pagar/espera/retorno" element={<PayPage charge="standby" isReturning />} />
      <Route path="*" element={<ListWithModal />} />
    </Routes>
  )
}
