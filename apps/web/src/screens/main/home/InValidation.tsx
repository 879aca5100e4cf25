import type { Profile } from '@arriero/contract/people/sessions'
import { Link } from 'react-router'
import { progressTexts as texts } from '#features/registration/progress.texts.ts'
import { RegistrationProgress } from '#features/registration/RegistrationProgress.tsx'
import { useOwnStanding } from '#features/registration/use-own-standing.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { paths } from '#shared/paths.ts'

/** For who has registered and waits for the staff: what is done and what is his to do. Decisions §6. */
export default function InValidation({ profile }: { profile: Profile }) {
  const read = useOwnStanding(profile._id)
  const meanwhile = profile.rol === 'enterprise' && (
    <p>
      {texts.vehicles} <Link to={paths.vehicles}>{texts.goVehicles}</Link>
    </p>
  )
  return <Answer of={read}>{(own) => <RegistrationProgress profile={own} meanwhile={meanwhile} />}</Answer>
}
