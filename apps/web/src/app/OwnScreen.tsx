import { useCallback } from 'react'
import { useLocation, useParams } from 'react-router'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { ScreenContext } from '#shared/unsaved/windows.ts'
import { LostScreen } from './LostScreen.tsx'
import { Page } from './Page.tsx'
import type { ScreenRoute } from './screen-route.ts'

/** A screen with modals stays on the page while they open and close over it. */
const useStaysAt = ({ hasModals }: ScreenRoute) => {
  const { pathname } = useLocation()
  const rest = useParams()['*'] ?? ''
  const own = pathname.slice(0, pathname.length - rest.length).replace(/\/$/, '')
  return useCallback(
    (next: string) => next === own || (hasModals === true && next.startsWith(`${own}/`)),
    [own, hasModals],
  )
}

/** A screen for its roles; for anybody else there is nothing at this address. */
export const OwnScreen = ({ route }: { route: ScreenRoute }) => {
  const { rol } = useProfile()
  const staysAt = useStaysAt(route)
  if (!route.roles.includes(rol)) return <LostScreen />
  const { Screen, title, waits, path } = route
  return (
    <ScreenContext value={staysAt}>
      <Page key={path} title={title} waiting={<Skeleton shape={waits} />}>
        <Screen />
      </Page>
    </ScreenContext>
  )
}
