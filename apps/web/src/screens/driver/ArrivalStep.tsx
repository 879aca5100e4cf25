import type { ProposedArrival } from '#features/trips/proposed-arrival.ts'
import type { Trip } from '#features/trips/trip.ts'
import { formatTime } from '#shared/format.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { arrivalTexts } from './driver.texts.ts'
import { StepFrame } from './StepFrame.tsx'
import styles from './step.module.css'

interface ArrivalStepProps {
  trip: Trip
  arrival: ProposedArrival
  onConfirm: () => void
  onDeny: () => void
}

/** The truck has come to stand at its place: its driver says whether that was the arrival. Decisions §14. */
export const ArrivalStep = ({ trip, arrival, onConfirm, onDeny }: ArrivalStepProps) => {
  const words = arrivalTexts[arrival.milestone]
  return (
    <StepFrame
      question={words.question(formatTime(arrival.at))}
      place={arrival.milestone === 'inPosition' ? trip.origin.name : trip.destination.name}
      action={
        <>
          <PlainButton kind="primary" size="grand" icon="check" onClick={onConfirm}>
            {words.confirm}
          </PlainButton>
          <PlainButton onClick={onDeny}>{arrivalTexts.deny}</PlainButton>
        </>
      }
    >
      <p className={styles.help}>{arrivalTexts.help}</p>
    </StepFrame>
  )
}
