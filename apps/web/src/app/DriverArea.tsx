import { Route, Routes } from 'react-router'
import { startCourier } from '#features/tracking/trip/outbox/start-courier.ts'
import { DevicesScreen } from '#screens/driver/account/DevicesScreen.tsx'
import { DocumentsScreen } from '#screens/driver/account/DocumentsScreen.tsx'
import { DriverLost } from '#screens/driver/DriverLost.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import { DriverShell } from '#screens/driver/DriverShell.tsx'
import { NewRequestScreen } from '#screens/driver/requests/NewRequestScreen.tsx'
import { NotificationsScreen } from '#screens/driver/account/NotificationsScreen.tsx'
import { RequestScreen } from '#screens/driver/requests/RequestScreen.tsx'
import { RequestsScreen } from '#screens/driver/requests/RequestsScreen.tsx'
import { OwnArea, WhenRead } from '#screens/driver/own/OwnArea.tsx'
import { MessagesScreen } from '#screens/driver/trips/MessagesScreen.tsx'
import { TripScreen } from '#screens/driver/trips/TripScreen.tsx'
import { TripsScreen } from '#screens/driver/trips/TripsScreen.tsx'
import { lazyPart } from '#shared/line/lazy-part.ts'

const EarningScreen = lazyPart(() => import('#screens/driver/own/earnings/EarningScreen.tsx'))
const EarningsScreen = lazyPart(() => import('#screens/driver/own/earnings/EarningsScreen.tsx'))
const LaneScreen = lazyPart(() => import('#screens/driver/own/lanes/LaneScreen.tsx'))
const LaneTimesScreen = lazyPart(() => import('#screens/driver/own/lanes/LaneTimesScreen.tsx'))
const LanesScreen = lazyPart(() => import('#screens/driver/own/lanes/LanesScreen.tsx'))
const NearScreen = lazyPart(() => import('#screens/driver/own/services/NearScreen.tsx'))
const NewVehicleScreen = lazyPart(() => import('#screens/driver/own/vehicles/NewVehicleScreen.tsx'))
const NotificationChoicesScreen = lazyPart(
  () => import('#screens/driver/account/NotificationChoicesScreen.tsx'),
)
const OfferScreen = lazyPart(() => import('#screens/driver/own/services/OfferScreen.tsx'))
const OwnAccountScreen = lazyPart(() => import('#screens/driver/account/OwnAccountScreen.tsx'))
const PapersScreen = lazyPart(() => import('#screens/driver/own/PapersScreen.tsx'))
const ServiceScreen = lazyPart(() => import('#screens/driver/own/services/ServiceScreen.tsx'))
const VehicleScreen = lazyPart(() => import('#screens/driver/own/vehicles/VehicleScreen.tsx'))
const VehiclesScreen = lazyPart(() => import('#screens/driver/own/vehicles/VehiclesScreen.tsx'))

/** Those of a driver who is his own carrier; the other drivers' phones do not carry them. */
const ownRoutes = (
  <Route element={<OwnArea />}>
    <Route path={driverPaths.near} element={<NearScreen />} />
    <Route path={driverPaths.servicePattern} element={<ServiceScreen />} />
    <Route path={driverPaths.offerPattern} element={<OfferScreen />} />
    <Route path={driverPaths.lanes} element={<LanesScreen />} />
    <Route path={driverPaths.newLane} element={<LaneScreen />} />
    <Route path={driverPaths.laneTimes} element={<LaneTimesScreen />} />
    <Route path={driverPaths.lanePattern} element={<LaneScreen />} />
    <Route path={driverPaths.earnings} element={<EarningsScreen />} />
    <Route path={driverPaths.earningPattern} element={<EarningScreen />} />
    <Route path={driverPaths.vehicles} element={<VehiclesScreen />} />
    <Route path={driverPaths.newVehicle} element={<NewVehicleScreen />} />
    <Route path={driverPaths.vehiclePattern} element={<VehicleScreen />} />
  </Route>
)

startCourier()

/** What every driver needs comes together. */
export const DriverArea = () => (
  <DriverShell>
    <Routes>
      <Route path={driverPaths.trips} element={<TripsScreen />} />
      <Route path={driverPaths.tripPattern} element={<TripScreen />} />
      <Route path={driverPaths.messagesPattern} element={<MessagesScreen />} />
      <Route path={driverPaths.requests} element={<RequestsScreen />} />
      <Route path={driverPaths.newRequest} element={<NewRequestScreen />} />
      <Route path={driverPaths.requestPattern} element={<RequestScreen />} />
      <Route path={driverPaths.devices} element={<DevicesScreen />} />
      <Route path={driverPaths.documents} element={<DocumentsScreen />} />
      <Route path={driverPaths.notifications} element={<NotificationsScreen />} />
      <Route
        path={driverPaths.notificationChoices}
        element={<WhenRead screen={<NotificationChoicesScreen />} />}
      />
      <Route path={driverPaths.ownAccount} element={<WhenRead screen={<OwnAccountScreen />} />} />
      <Route path={driverPaths.papers} element={<WhenRead screen={<PapersScreen />} />} />
      {ownRoutes}
      <Route path="*" element={<DriverLost />} />
    </Routes>
  </DriverShell>
)
