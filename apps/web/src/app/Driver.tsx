import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { ReturnDialog } from '#features/sessions/ReturnDialog.tsx'
import { DriverGate } from '#screens/driver/DriverGate.tsx'
import { queryClient } from '#shared/api/queries.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { Toasts } from '#shared/plain/states/Toasts.tsx'
import { UnsavedGuard } from '#shared/unsaved/UnsavedGuard.tsx'
import { CrashBoundary } from './shell/CrashBoundary.tsx'
import { CrashPage } from './shell/CrashPage.tsx'

export const loadDriverArea = async () => ({ default: (await import('./DriverArea.tsx')).DriverArea })

const DriverArea = lazyPart(loadDriverArea)

const everything = (
  <>
    <DriverGate>
      <Suspense fallback={<Skeleton shape="cards" count={2} />}>
        <DriverArea />
      </Suspense>
    </DriverGate>
    <UnsavedGuard />
    <ReturnDialog />
  </>
)

/** Only a router that knows every move can hold one: the screens themselves stand in `DriverArea`. */
const router = createBrowserRouter([{ path: '*', element: everything, errorElement: <CrashPage /> }])

/** The phone-first bundle of those who drive: who comes for the first time waits for the log-in alone. */
export const Driver = () => (
  <CrashBoundary>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
    <Toasts />
  </CrashBoundary>
)
