import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, Route, Routes } from 'react-router'
import { DocumentsScreen } from '#screens/driver/DocumentsScreen.tsx'
import { DriverGate } from '#screens/driver/DriverGate.tsx'
import { DriverLost } from '#screens/driver/DriverLost.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import { DriverShell } from '#screens/driver/DriverShell.tsx'
import { NewRequestScreen } from '#screens/driver/NewRequestScreen.tsx'
import { RequestScreen } from '#screens/driver/RequestScreen.tsx'
import { RequestsScreen } from '#screens/driver/RequestsScreen.tsx'
import { TripScreen } from '#screens/driver/TripScreen.tsx'
import { TripsScreen } from '#screens/driver/TripsScreen.tsx'
import { queryClient } from '#shared/api/queries.ts'
import { Toasts } from '#shared/plain/Toasts.tsx'
import { CrashBoundary } from './shell/CrashBoundary.tsx'

/** The phone-first bundle of those who drive: few screens, so they come together. */
export const Driver = () => (
  <CrashBoundary>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <DriverGate>
          <DriverShell>
            <Routes>
              <Route path={driverPaths.trips} element={<TripsScreen />} />
              <Route path={driverPaths.tripPattern} element={<TripScreen />} />
              <Route path={driverPaths.requests} element={<RequestsScreen />} />
              <Route path={driverPaths.newRequest} element={<NewRequestScreen />} />
              <Route path={driverPaths.requestPattern} element={<RequestScreen />} />
              <Route path={driverPaths.documents} element={<DocumentsScreen />} />
              <Route path="*" element={<DriverLost />} />
            </Routes>
          </DriverShell>
        </DriverGate>
      </BrowserRouter>
    </QueryClientProvider>
    <Toasts />
  </CrashBoundary>
)
