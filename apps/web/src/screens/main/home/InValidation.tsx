import type { Profile } from '@arriero/contract/auth'
import { Link } from 'react-router'
import { progressTexts as texts } from '#features/registration/progress.texts.ts'
import { RegistrationProgress } from '#features/registration/RegistrationProgress.tsx'
import { useOwnStanding } from '#features/registration/use-own-standing.ts'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { useToast } from '#shared/ui/useToast.ts'

/** For who has registered and waits for the staff: what is done and what is his to do. Decisions §6. */
export default function InValidation({ profile }: { profile: Profile }) {
  const toast = useToast()
  const { data, error, refetch } = useOwnStanding(profile._id)
  if (error && !data) return <ReadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="lines" />
  const meanwhile = profile.rol === 'enterprise' && (
    <p>
      {texts.vehicles} <Link to={paths.vehicles}>{texts.goVehicles}</Link>
    </p>
  )
  return <RegistrationProgress profile={data} onSent={toast.success} meanwhile={meanwhile} />
}
