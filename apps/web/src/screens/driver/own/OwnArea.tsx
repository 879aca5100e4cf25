import { Suspense, type ReactNode } from 'react'
import { Outlet } from 'react-router'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { DriverLost } from '../DriverLost.tsx'

/** Keeps its place while its code arrives. */
export const WhenRead = ({ screen }: { screen: ReactNode }) => (
  <Suspense fallback={<Skeleton shape="cards" count={3} />}>{screen}</Suspense>
)

/** For whoever is his own carrier; to others these addresses lead nowhere. Decisions §6. */
export const OwnArea = () =>
  useProfile().rol === 'driver' ? <WhenRead screen={<Outlet />} /> : <DriverLost />
