import { milestoneTexts } from '#features/tracking/trip/trip.texts.ts'
import type { useReport } from '#features/tracking/trip/use-report.ts'
import { formatTime } from '#shared/format.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Spinner } from '#shared/plain/states/Spinner.tsx'
import { useNow } from '#shared/use-now.ts'
import { tripTexts } from '../driver.texts.ts'
import { StepFrame } from '../StepFrame.tsx'
import styles from '../step.module.css'

type ReportHandle = ReturnType<typeof useReport>

const Thinking = ({ report, act }: { report: ReportHandle; act: string }) => {
  const now = useNow(250)
  const leftMs = report.state.phase === 'thinking' ? report.state.sendsAtMs - now : 0
  return (
    <StepFrame
      question={tripTexts.sendsIn(act, Math.max(0, Math.ceil(leftMs / 1000)))}
      action={
        <>
          <Button size="grand" onClick={report.undo}>
            {tripTexts.undo}
          </Button>
          <Button onClick={report.sendNow}>{tripTexts.sendNow}</Button>
        </>
      }
    >
      <span className={styles.countdown} aria-hidden="true">
        <span className={styles.countdownBar} />
      </span>
    </StepFrame>
  )
}

const NotKept = ({ at, report }: { at: string; report: ReportHandle }) => (
  <StepFrame
    question={tripTexts.notKept}
    action={
      <>
        <Button kind="primary" size="grand" icon="reload" onClick={report.sendNow}>
          {tripTexts.retry}
        </Button>
        <Button onClick={report.undo}>{tripTexts.drop}</Button>
      </>
    }
  >
    <p className={styles.refusal} role="alert">
      {tripTexts.phoneFull}
    </p>
    <p className={styles.help}>{tripTexts.keptTime(formatTime(at))}</p>
  </StepFrame>
)

/** What happens to a report between the press and the first word of it. */
export const ReportPanel = ({ report }: { report: ReportHandle }) => {
  const { state } = report
  if (state.phase === 'idle') return null
  const { act } = milestoneTexts[state.report.milestone]
  if (state.phase === 'thinking') return <Thinking report={report} act={act} />
  if (state.phase === 'sending')
    return (
      <StepFrame question={act}>
        <p className={styles.sending} role="status">
          <Spinner sizePx={28} /> {tripTexts.sending}
        </p>
      </StepFrame>
    )
  return <NotKept at={state.report.at} report={report} />
}
