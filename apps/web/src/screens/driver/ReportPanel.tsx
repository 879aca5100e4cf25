import { CallError } from '@arriero/contract/call'
import { milestoneTexts } from '#features/trips/trips.texts.ts'
import type { useReport } from '#features/trips/use-report.ts'
import { errorText } from '#shared/api/error-text.ts'
import { formatTime } from '#shared/format.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Spinner } from '#shared/plain/Spinner.tsx'
import { useNow } from '#shared/use-now.ts'
import { tripTexts } from './driver.texts.ts'
import { StepFrame } from './StepFrame.tsx'
import styles from './step.module.css'

type ReportHandle = ReturnType<typeof useReport>

const Thinking = ({ report, act }: { report: ReportHandle; act: string }) => {
  const now = useNow(250)
  const leftMs = report.state.phase === 'thinking' ? report.state.sendsAtMs - now : 0
  return (
    <StepFrame
      question={tripTexts.sendsIn(act, Math.max(0, Math.ceil(leftMs / 1000)))}
      action={
        <>
          <PlainButton size="grand" onClick={report.undo}>
            {tripTexts.undo}
          </PlainButton>
          <PlainButton onClick={report.sendNow}>{tripTexts.sendNow}</PlainButton>
        </>
      }
    >
      <span className={styles.countdown} aria-hidden="true">
        <span className={styles.countdownBar} />
      </span>
    </StepFrame>
  )
}

/** The server understood and said no: sending the same again would not help. */
const isRefused = (error: unknown) => error instanceof CallError && error.status < 500 && error.status !== 429

const Refused = ({ error, onBack }: { error: unknown; onBack: () => void }) => (
  <StepFrame
    question={tripTexts.refused}
    action={
      <PlainButton kind="primary" size="grand" onClick={onBack}>
        {tripTexts.goBack}
      </PlainButton>
    }
  >
    <p className={styles.refusal} role="alert">
      {errorText(error)}
    </p>
  </StepFrame>
)

const Lost = ({ error, at, report }: { error: unknown; at: string; report: ReportHandle }) => (
  <StepFrame
    question={tripTexts.notSent}
    action={
      <>
        <PlainButton kind="primary" size="grand" icon="reload" onClick={report.sendNow}>
          {tripTexts.retry}
        </PlainButton>
        <PlainButton onClick={report.undo}>{tripTexts.drop}</PlainButton>
      </>
    }
  >
    <p className={styles.refusal} role="alert">
      {error instanceof TypeError ? tripTexts.noSignal : errorText(error)}
    </p>
    <p className={styles.help}>{tripTexts.keptTime(formatTime(at))}</p>
  </StepFrame>
)

/** What happens to a report between the press and the server's word. */
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
  return isRefused(state.error) ? (
    <Refused error={state.error} onBack={report.undo} />
  ) : (
    <Lost error={state.error} at={state.report.at} report={report} />
  )
}
