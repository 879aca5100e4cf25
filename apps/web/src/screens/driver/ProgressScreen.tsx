import { Link } from 'react-router'
import { progressTexts as texts } from '#features/registration/progress.texts.ts'
import { RegistrationProgress } from '#features/registration/RegistrationProgress.tsx'
import { useOwnStanding } from '#features/registration/use-own-standing.ts'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { showToast } from '#shared/plain/toasts.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { driverPaths } from './driver-paths.ts'
import { driverTexts } from './driver.texts.ts'

const meanwhile = (
  <p>
    {texts.vehicles} <Link to={driverPaths.vehicles}>{texts.goVehicles}</Link>
  </p>
)

/** What a driver in validation sees in place of trips. Decisions §6. */
export default function ProgressScreen() {
  const { _id, name, rol } = useProfile()
  const { data, error, refetch } = useOwnStanding(_id)
  const body = () => {
    if (error && !data) return <ReadFailed error={error} onRetry={() => void refetch()} />
    if (!data) return <Skeleton shape="cards" count={2} />
    return (
      <RegistrationProgress
        profile={data}
        onSent={(text) => showToast({ kind: 'success', title: driverTexts.done, text })}
        meanwhile={rol === 'driver' && meanwhile}
      />
    )
  }
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      {body()}
    </>
  )
}
