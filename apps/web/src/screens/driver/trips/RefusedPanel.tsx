import { drop, isEvidence as isOnlyEvidence, tryAgain } from '#features/trips/outbox/hand-in.ts'
import type { WaitingReport } from '#features/trips/outbox/waiting-report.ts'
import { milestoneTexts } from '#features/trips/trips.texts.ts'
import { formatTime } from '#shared/format.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { documentTexts, tripTexts } from '../driver.texts.ts'
import { StepFrame } from '../StepFrame.tsx'
import styles from '../step.module.css'

const nameOf = (report: WaitingReport) =>
  report.kind === 'document' ? documentTexts.submit : milestoneTexts[report.milestone].act

/** A report that the server refused stays until the driver has read why. Decisions §7. */
export const RefusedPanel = ({ report }: { report: WaitingReport }) => {
  const isEvidence = isOnlyEvidence(report)
  return (
    <StepFrame
      question={tripTexts.refused}
      action={
        <>
          <PlainButton kind="primary" size="grand" onClick={() => void drop(report)}>
            {isEvidence ? tripTexts.understood : tripTexts.goBack}
          </PlainButton>
          {!isEvidence && (
            <PlainButton icon="reload" onClick={() => void tryAgain(report)}>
              {tripTexts.retry}
            </PlainButton>
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
