import { api } from '@arriero/contract'
import type { Profile } from '@arriero/contract/auth'
import { type ReactNode, useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { Guide } from '#shared/guide/Guide.tsx'
import { rememberGuideDone } from '#shared/guide/guide-memory.ts'
import { stepsOf, type GuideReading } from '#shared/guide/guide-step.ts'
import { staffStep } from './staff-steps.ts'
import { useIsGuideDone } from './use-guide.ts'

/** The first steps of the platform's own people, as the server knows them done. */
export const StaffGuide = ({ profile, after }: { profile: Profile; after: ReactNode }) => {
  const { data, error, refetch } = useRead(api.dashboard.firstSteps, {})
  const [isSkipped, setSkipped] = useState(false)
  const steps = data?.steps ?? []
  const progress = data && steps.map(({ isDone }) => isDone)
  const reading: GuideReading = { data: progress, error, refetch }
  const isDone = useIsGuideDone(profile, reading)
  if (isSkipped || isDone) return after
  const skip = () => {
    rememberGuideDone(profile._id)
    setSkipped(true)
  }
  const texts = steps.map(({ key }) => staffStep(key))
  return <Guide steps={stepsOf(texts, progress ?? [])} reading={reading} onSkip={skip} />
}
