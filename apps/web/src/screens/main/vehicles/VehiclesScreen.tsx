import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { VehicleList } from './VehicleList.tsx'

const CreateVehicle = lazyPart(() => import('./create/CreateVehicle.tsx'))

const creation = (
  <Suspense fallback={<Skeleton shape="detail" />}>
    <CreateVehicle />
  </Suspense>
)

/** An enterprise's vehicles, and the wizard that registers one. Spec §2. */
export default function VehiclesScreen() {
  return (
    <Routes>
      <Route index element={<VehicleList />} />
      <Route path="nuevo" element={creation} />
      <Route path="*" element={<UnknownPlace list={paths.vehicles} />} />
    </Routes>
  )
}
