import type { Profile } from '@arriero/contract/auth'
import { type ReactNode, useState } from 'react'
import { Guide } from '#shared/guide/Guide.tsx'
import { rememberGuideDone, rememberStep, stepsTaken } from '#shared/guide/guide-memory.ts'
import { stepsOf } from '#shared/guide/guide-step.ts'
import { staffSteps } from './staff-steps.ts'

/** The first steps of the platform's own people: a step is behind once its way was taken. */
export const StaffGuide = ({ profile, after }: { profile: Profile; after: ReactNode }) => {
  const texts = staffSteps(profile.rol)
  const [taken] = useState(() => stepsTaken(profile._id))
  const [isSkipped, setSkipped] = useState(false)
  const progress = texts.map((_, index) => taken.includes(index))
  if (isSkipped || progress.every(Boolean)) return after
  const skip = () => {
    rememberGuideDone(profile._id)
    setSkipped(true)
  }
  return (
    <Guide
      steps={stepsOf(texts, progress)}
      reading={{ progress, error: null, retry: () => undefined }}
      onTake={(step) => rememberStep(profile._id, step)}
      onSkip={skip}
    />
  )
}
