import type { NextStep } from '#features/trips/trip-steps.ts'
import type { Trip } from '#features/trips/trip.ts'
import { formatDateTime } from '#shared/format.ts'
import { tripTexts } from './driver.texts.ts'
import { StepFrame } from './StepFrame.tsx'
import styles from './step.module.css'

interface StillPanelProps {
  trip: Trip
  step: Extract<NextStep, { kind: 'waiting' | 'over' }>
}

/** Nothing to report: it waits for others, or it is over. */
export const StillPanel = ({ trip, step }: StillPanelProps) => {
  const words = step.kind === 'waiting' ? tripTexts.waiting[step.for] : tripTexts.over[step.as]
  const isWaiting = step.kind === 'waiting'
  return (
    <StepFrame
      question={words.title}
      place={isWaiting ? trip.origin.name : undefined}
      hour={isWaiting ? tripTexts.appointment(formatDateTime(trip.reservationAt)) : undefined}
    >
      <p className={styles.help}>{words.text}</p>
      {step.kind === 'over' && step.as === 'cancelled' && trip.cancelReason && (
        <p className={styles.help}>
          {tripTexts.cancelReason}: {trip.cancelReason}
        </p>
      )}
    </StepFrame>
  )
}
