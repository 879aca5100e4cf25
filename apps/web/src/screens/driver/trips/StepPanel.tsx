import type { Milestone } from '@arriero/contract/places/tracking'
import { useEffect, useRef, useState } from 'react'
import { sayNotArrived } from '#features/tracking/trip/arrival-answers.ts'
import { useConsent, type Answer } from '#features/tracking/trip/consent.ts'
import type { Delivered } from '#features/tracking/trip/outbox/deliver.ts'
import { useOutbox } from '#features/tracking/trip/outbox/outbox-state.ts'
import type { ProposedArrival } from '#features/tracking/trip/proposed-arrival.ts'
import { nextStep, type NextStep } from '#features/tracking/trip/trip-steps.ts'
import { milestoneTexts } from '#features/tracking/trip/trip.texts.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'
import { useProposedArrival } from '#features/tracking/trip/use-proposed-arrival.ts'
import { useReport, type Proof } from '#features/tracking/trip/use-report.ts'
import { formatTime, formatDateTime } from '#shared/format.ts'
import { showToast } from '#shared/plain/states/toasts.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ConsentSheet } from '../ConsentSheet.tsx'
import { DocumentStep } from './DocumentStep.tsx'
import { driverTexts, tripTexts, arrivalTexts, documentTexts } from '../driver.texts.ts'
import { FinishStep } from './FinishStep.tsx'
import { keepConsent } from '../keep-consent.ts'
import { MilestoneStep } from './MilestoneStep.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { AssignStep } from '../AssignStep.tsx'
import { StepFrame } from '../StepFrame.tsx'
import { useSpokenStep } from './use-spoken-step.ts'
import styles from '../step.module.css'
import { drop, isEvidence as isOnlyEvidence, tryAgain } from '#features/tracking/trip/outbox/hand-in.ts'
import type { WaitingReport } from '#features/tracking/trip/outbox/waiting-report.ts'

const nameOf = (report: WaitingReport) =>
  report.kind === 'document' ? documentTexts.submit : milestoneTexts[report.milestone].act

/** A report that the server refused stays until the driver has read why. Decisions §7. */
const RefusedPanel = ({ report }: { report: WaitingReport }) => {
  const isEvidence = isOnlyEvidence(report)
  return (
    <StepFrame
      question={tripTexts.refused}
      action={
        <>
          <Button kind="primary" size="grand" onClick={() => void drop(report)}>
            {isEvidence ? tripTexts.understood : tripTexts.goBack}
          </Button>
          {!isEvidence && (
            <Button icon="reload" onClick={() => void tryAgain(report)}>
              {tripTexts.retry}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.refusal} role="alert">
        {report.refusal?.text}
      </p>
      <p className={styles.help}>{tripTexts.refusedReport(nameOf(report), formatTime(report.at))}</p>
      {isEvidence && report.kind === 'milestone' && <p className={styles.help}>{tripTexts.evidence}</p>}
    </StepFrame>
  )
}

interface ArrivalStepProps {
  trip: Trip
  arrival: ProposedArrival
  onConfirm: () => void
  onDeny: () => void
}

/** The truck has come to stand at its place: its driver says whether that was the arrival. Decisions §14. */
const ArrivalStep = ({ trip, arrival, onConfirm, onDeny }: ArrivalStepProps) => {
  const words = arrivalTexts[arrival.milestone]
  return (
    <StepFrame
      question={words.question(formatTime(arrival.at))}
      place={arrival.milestone === 'inPosition' ? trip.origin.name : trip.destination.name}
      action={
        <>
          <Button kind="primary" size="grand" icon="check" onClick={onConfirm}>
            {words.confirm}
          </Button>
          <Button onClick={onDeny}>{arrivalTexts.deny}</Button>
        </>
      }
    >
      <p className={styles.help}>{arrivalTexts.help}</p>
    </StepFrame>
  )
}

interface StillPanelProps {
  trip: Trip
  step: Extract<NextStep, { kind: 'waiting' | 'over' }>
}

/** Nothing to report: it waits for others, or it is over. */
const StillPanel = ({ trip, step }: StillPanelProps) => {
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

const say = (text: string) => showToast({ kind: 'success', title: driverTexts.done, text })

const announce = (milestone: Milestone, reply: Delivered) => {
  if (!reply) return
  const words = tripTexts.recorded(milestoneTexts[milestone].done, formatTime(reply.at))
  say(reply.isTimeVerified ? words : `${words} (${tripTexts.unverified})`)
}

const sayKept = (milestone: Milestone) => say(tripTexts.kept(milestoneTexts[milestone].done))

/** Who is his own carrier names himself. */
const mayAssign = (trip: Trip, step: NextStep) =>
  step.kind === 'waiting' && step.for === 'assignment' && trip.acts['assign'] === null

/** A button that was pressed goes away with its question; whoever uses the keyboard is taken to the next one. */
const useFocusOnChange = (what: string) => {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(what)
  useEffect(() => {
    if (last.current === what) return
    last.current = what
    const lost = document.activeElement === document.body || document.activeElement?.closest('[hidden]')
    if (lost) place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [what])
  return place
}

/** What comes with a press: proof of delivery, or when the truck came to stand. */
type Pressed = { proof?: Proof; at?: string }

interface QuestionProps {
  trip: Trip
  step: NextStep
  arrival: ProposedArrival | undefined
  onPress: (milestone: Milestone, pressed?: Pressed) => void
  onSkip: (milestone: Milestone) => void
}

const Question = ({ trip, step, arrival, onPress, onSkip }: QuestionProps) => {
  if (mayAssign(trip, step)) return <AssignStep trip={trip} />
  if (arrival && step.kind === 'milestone' && step.milestone === arrival.milestone)
    return (
      <ArrivalStep
        trip={trip}
        arrival={arrival}
        onConfirm={() => onPress(arrival.milestone, { at: arrival.at })}
        onDeny={() => sayNotArrived(trip.id, arrival.at)}
      />
    )
  switch (step.kind) {
    case 'document':
      return <DocumentStep trip={trip} why={step.why} />
    case 'waiting':
    case 'over':
      return <StillPanel trip={trip} step={step} />
    case 'milestone':
      return step.milestone === 'finish' ? (
        <FinishStep trip={trip} why={step.why} onFinish={(proof) => onPress('finish', { proof })} />
      ) : (
        <MilestoneStep
          trip={trip}
          step={step}
          onPress={() => onPress(step.milestone)}
          onSkip={() => onSkip(step.milestone)}
        />
      )
  }
}

/** The one question of the screen and its answer: what comes next on this trip. */
export const StepPanel = ({ trip }: { trip: Trip }) => {
  const consent = useConsent()
  const [skipped, setSkipped] = useState<readonly Milestone[]>([])
  const [asked, setAsked] = useState<Pressed & { milestone: Milestone }>()
  const [pressed, setPressed] = useState<NextStep>()
  const report = useReport({ tripId: trip.id, onDone: announce, onKept: sayKept })
  const refused = useOutbox().reports.find(({ orderId, refusal }) => orderId === trip.id && refusal)
  const isPending = report.state.phase !== 'idle' || refused !== undefined
  // What was pressed stays under its report: photos and code are there again, should it be undone or refused.
  const now = nextStep(trip, skipped)
  const step = isPending && pressed ? pressed : now

  const press = (milestone: Milestone, pressedWith: Pressed = {}) => {
    setPressed(now)
    // The first report asks once, in plain words, before the phone asks its own question.
    if (consent?.answer === 'unasked') setAsked({ milestone, ...pressedWith })
    else report.press(milestone, { ...pressedWith, mayAskPlace: consent?.answer === 'granted' })
  }

  const answer = (given: Answer) => {
    void keepConsent(given)
    if (asked) report.press(asked.milestone, { ...asked, mayAskPlace: given === 'granted' })
    setAsked(undefined)
  }

  const arrival = useProposedArrival(trip)
  useSpokenStep(trip, step)
  const place = useFocusOnChange(
    `${report.state.phase} ${refused?.key ?? ''} ${step.kind === 'milestone' ? step.milestone : step.kind} ${arrival?.at ?? ''}`,
  )
  return (
    <div ref={place} tabIndex={-1} className={styles.panel}>
      {refused ? <RefusedPanel key={refused.key} report={refused} /> : <ReportPanel report={report} />}
      <div hidden={isPending}>
        <Question
          trip={trip}
          step={step}
          arrival={arrival}
          onPress={press}
          onSkip={(milestone) => setSkipped([...skipped, milestone])}
        />
      </div>
      <ConsentSheet isOpen={asked !== undefined} onAnswer={answer} onClose={() => setAsked(undefined)} />
    </div>
  )
}
