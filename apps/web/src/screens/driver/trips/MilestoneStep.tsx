import { errorTexts } from '@arriero/contract/es/errors'
import { useId } from 'react'
import { isDrivenTo, isOfOrigin, placeOfStep, type NextStep } from '#features/tracking/trip/trip-steps.ts'
import { milestoneTexts, skipTexts } from '#features/tracking/trip/trip.texts.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { formatDateTime } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { tripTexts } from '../driver.texts.ts'
import { StepFrame } from '../StepFrame.tsx'
import { WayLink } from './WayLink.tsx'
import styles from '../step.module.css'

interface MilestoneStepProps {
  trip: Trip
  step: Extract<NextStep, { kind: 'milestone' }>
  onPress: () => void
  onSkip: () => void
}

export const MilestoneStep = ({ trip, step, onPress, onSkip }: MilestoneStepProps) => {
  const whyId = useId()
  const { milestone, why } = step
  const words = milestoneTexts[milestone]
  const isAtOrigin = isOfOrigin(milestone)
  const place = placeOfStep(trip, milestone)
  return (
    <StepFrame
      question={words.question}
      place={place.name}
      hour={
        isAtOrigin
          ? tripTexts.appointment(formatDateTime(trip.reservationAt))
          : tripTexts.plannedEnd(formatDateTime(trip.plannedEndAt))
      }
      action={
        <>
          {why && (
            <p id={whyId} className={styles.why}>
              {errorTexts[why]}
            </p>
          )}
          <Button
            kind="primary"
            size="grand"
            disabled={why !== null}
            aria-describedby={why ? whyId : undefined}
            onClick={onPress}
          >
            {words.act}
          </Button>
          {step.mayBeSkipped && <Button onClick={onSkip}>{skipTexts[milestone]}</Button>}
        </>
      }
    >
      {isDrivenTo(milestone) && (
        <WayLink title={isAtOrigin ? tripTexts.pickUp : tripTexts.delivery} place={place} />
      )}
    </StepFrame>
  )
}
