import { api } from '@arriero/contract'
import { useEffect, useState } from 'react'
import type { Consent } from '#features/trips/consent.ts'
import { useConsent } from '#features/trips/consent.ts'
import type { Trip } from '#features/trips/trip.ts'
import { useRead } from '#shared/api/queries.ts'
import { Guide } from '#shared/guide/Guide.tsx'
import { isGuideDone, rememberGuideDone } from '#shared/guide/guide-memory.ts'
import { stepsOf } from '#shared/guide/guide-step.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { driverProgress } from './driver-progress.ts'
import { guideTexts } from './driver.texts.ts'
import styles from './trips.module.css'

const steps = [guideTexts.share, guideTexts.report, guideTexts.deliver]

const Steps = ({ userId, trips, consent }: { userId: string; trips: readonly Trip[]; consent: Consent }) => {
  const progress = driverProgress(trips, consent)
  const isDone = progress.every(Boolean)
  useEffect(() => {
    if (isDone) rememberGuideDone(userId)
  }, [isDone, userId])
  if (isDone) return null
  return (
    <div className={styles.guide}>
      <Guide
        steps={stepsOf(steps, progress)}
        reading={{ data: progress, error: null, refetch: () => undefined }}
      />
    </div>
  )
}

/** A newcomer's guide stands above his trips: they come with it. Without a network nothing is awaited. */
export const useIsGuideAwaited = (): boolean => {
  const { _id } = useProfile()
  const isNewcomer = !isGuideDone(_id)
  const consent = useConsent()
  const { isLoading } = useRead(api.consents.own, {}, { enabled: isNewcomer })
  return isNewcomer && !consent && isLoading
}

/** A driver's first trip in three steps, until it is delivered. */
export const DriverGuide = ({ trips }: { trips: readonly Trip[] }) => {
  const { _id } = useProfile()
  const consent = useConsent()
  const [isNewcomer] = useState(() => !isGuideDone(_id))
  return isNewcomer && consent ? <Steps userId={_id} trips={trips} consent={consent} /> : null
}
