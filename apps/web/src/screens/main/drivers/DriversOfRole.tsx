import { Suspense } from 'react'
import { useParams } from 'react-router'
import { lazyPart } from '#shared/line/lazy-part.ts'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'

const DriversScreen = lazyPart(() => import('./DriversScreen.tsx'))
const OwnDriversScreen = lazyPart(() => import('./own-drivers/OwnDriversScreen.tsx'))

/** One address, two lists: staff sees all who drive, an enterprise its own. Spec §2. */
export default function DriversOfRole() {
  const { rol } = useProfile()
  const rest = useParams()['*'] ?? ''
  // Only an enterprise has something below this address.
  if (rol === 'administrator' && rest !== '') return <UnknownPlace list={paths.drivers} />
  return (
    <Suspense fallback={<Skeleton shape="table" />}>
      {rol === 'administrator' ? <DriversScreen /> : <OwnDriversScreen />}
    </Suspense>
  )
}
