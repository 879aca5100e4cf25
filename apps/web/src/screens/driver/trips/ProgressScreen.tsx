import { Link } from 'react-router'
import { progressTexts as texts } from '#features/registration/progress.texts.ts'
import { RegistrationProgress } from '#features/registration/RegistrationProgress.tsx'
import { useOwnStanding } from '#features/registration/use-own-standing.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { driverPaths } from '../driver-paths.ts'

const meanwhile = (
  <p>
    {texts.vehicles} <Link to={driverPaths.vehicles}>{texts.goVehicles}</Link>
  </p>
)

/** What a driver in validation sees in place of trips. Decisions §6. */
export default function ProgressScreen() {
  const { _id, name, rol } = useProfile()
  return (
    <>
      <h1 className="visually-hidden">{name}</h1>
      <Answer of={useOwnStanding(_id)} wait={{ shape: 'cards', count: 2 }}>
        {(profile) => <RegistrationProgress profile={profile} meanwhile={rol === 'driver' && meanwhile} />}
      </Answer>
    </>
  )
}
