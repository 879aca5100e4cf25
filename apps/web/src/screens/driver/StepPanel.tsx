import type { Milestone } from '@arriero/contract/tracking'
import { useEffect, useRef, useState } from 'react'
import { useConsent, type Answer } from '#features/trips/consent.ts'
import { nextStep } from '#features/trips/trip-steps.ts'
import { milestoneTexts } from '#features/trips/trips.texts.ts'
import type { Trip } from '#features/trips/trip.ts'
import { useReport, type Reported } from '#features/trips/use-report.ts'
import { formatTime } from '#shared/format.ts'
import { showToast } from '#shared/plain/toasts.ts'
import { ConsentSheet } from './ConsentSheet.tsx'
import { DocumentStep } from './DocumentStep.tsx'
import { driverTexts, tripTexts } from './driver.texts.ts'
import { FinishStep } from './FinishStep.tsx'
import { keepConsent } from './keep-consent.ts'
import { MilestoneStep } from './MilestoneStep.tsx'
import { ReportPanel } from './ReportPanel.tsx'
import { StillPanel } from './StillPanel.tsx'
import styles from './step.module.css'

type Proof = { images: string[]; code?: string; reason?: string }

const announce = (milestone: Milestone, { at, isTimeVerified }: Reported) => {
  const words = tripTexts.recorded(milestoneTexts[milestone].done, formatTime(at))
  showToast({
    kind: 'success',
    title: driverTexts.done,
    text: isTimeVerified ? words : `${words} (${tripTexts.unverified})`,
  })
}

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

/** The one question of the screen and its answer: what comes next on this trip. */
export const StepPanel = ({ trip }: { trip: Trip }) => {
  const consent = useConsent()
  const [skipped, setSkipped] = useState<readonly Milestone[]>([])
  const [asked, setAsked] = useState<{ milestone: Milestone; proof?: Proof }>()
  const report = useReport({ tripId: trip.id, onDone: announce })
  const step = nextStep(trip, skipped)

  const press = (milestone: Milestone, proof?: Proof) => {
    // The first report asks once, in plain words, before the phone asks its own question.
    if (consent?.answer === 'unasked') setAsked({ milestone, proof })
    else report.press(milestone, { proof, mayAskPlace: consent?.answer === 'granted' })
  }

  const answer = (given: Answer) => {
    void keepConsent(given)
    if (asked) report.press(asked.milestone, { proof: asked.proof, mayAskPlace: given === 'granted' })
    setAsked(undefined)
  }

  const isPending = report.state.phase !== 'idle'
  const place = useFocusOnChange(
    `${report.state.phase} ${step.kind === 'milestone' ? step.milestone : step.kind}`,
  )
  return (
    <div ref={place} tabIndex={-1} className={styles.panel}>
      {isPending && <ReportPanel report={report} />}
      {/* Kept while a report is on its way: photos and code stay, should it be undone or fail. */}
      <div hidden={isPending}>
        {step.kind === 'document' && <DocumentStep trip={trip} why={step.why} />}
        {step.kind === 'milestone' && step.milestone === 'finish' && (
          <FinishStep trip={trip} why={step.why} onFinish={(proof) => press('finish', proof)} />
        )}
        {step.kind === 'milestone' && step.milestone !== 'finish' && (
          <MilestoneStep
            trip={trip}
            step={step}
            onPress={() => press(step.milestone)}
            onSkip={() => setSkipped([...skipped, step.milestone])}
          />
        )}
        {(step.kind === 'waiting' || step.kind === 'over') && <StillPanel trip={trip} step={step} />}
      </div>
      <ConsentSheet isOpen={asked !== undefined} onAnswer={answer} onClose={() => setAsked(undefined)} />
    </div>
  )
}
