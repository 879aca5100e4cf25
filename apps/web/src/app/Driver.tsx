import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { BrowserRouter } from 'react-router'
import { DriverGate } from '#screens/driver/DriverGate.tsx'
import { queryClient } from '#shared/api/queries.ts'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { Toasts } from '#shared/plain/Toasts.tsx'
import { CrashBoundary } from './shell/CrashBoundary.tsx'

export const loadDriverArea = async () => ({ default: (await import('./DriverArea.tsx')).DriverArea })

const DriverArea = lazyPart(loadDriverArea)

/** The phone-first bundle of those who drive: who comes for the first time waits for the log-in alone. */
export const Driver = () => (
  <CrashBoundary>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <DriverGate>
          <Suspense fallback={<Skeleton shape="cards" count={2} />}>
            <DriverArea />
          </Suspense>
        </DriverGate>
      </BrowserRouter>
    </QueryClientProvider>
    <Toasts />
  </CrashBoundary>
)
