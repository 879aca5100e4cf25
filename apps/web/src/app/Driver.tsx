import { Toasts } from '#shared/plain/Toasts.tsx'
import { CrashBoundary } from './shell/CrashBoundary.tsx'

export const Driver = () => (
  <CrashBoundary>
    <Toasts />
  </CrashBoundary>
)
