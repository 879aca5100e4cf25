import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { LostScreen } from './LostScreen.tsx'
import { Page } from './Page.tsx'
import type { ScreenRoute } from './screen-route.ts'

/** A screen for its roles; for anybody else there is nothing at this address. */
export const OwnScreen = ({ route }: { route: ScreenRoute }) => {
  const { rol } = useProfile()
  if (!route.roles.includes(rol)) return <LostScreen />
  const { Screen, title, waits, path } = route
  return (
    <Page key={path} title={title} waiting={<Skeleton shape={waits} />}>
      <Screen />
    </Page>
  )
}
