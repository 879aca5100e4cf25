import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router'
import { queryClient } from '#shared/api/queries.ts'
import { Toasts } from '#shared/plain/states/Toasts.tsx'
import { router } from './router.tsx'
import { CrashBoundary } from './shell/CrashBoundary.tsx'
import { PortalTheme } from '#shared/ui/theme/PortalTheme.tsx'

export const Portal = () => (
  <CrashBoundary>
    <QueryClientProvider client={queryClient}>
      <PortalTheme>
        <RouterProvider router={router} />
        <Toasts />
      </PortalTheme>
    </QueryClientProvider>
  </CrashBoundary>
)
