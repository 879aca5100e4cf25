import { useOutbox } from '#features/trips/outbox/outbox-state.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { ageText } from '#shared/line/age-text.ts'
import { useIsLineDown } from '#shared/line/line.ts'
import { useShownSince } from '#shared/line/use-shown-since.ts'
import { useSession } from '#shared/session/use-session.ts'
import { driverTexts, waitingTexts } from './driver.texts.ts'
import styles from './DriverShell.module.css'

/** Opened for whom the phone remembers: the server has not answered yet. */
export const useIsAway = (): boolean => {
  const session = useSession()
  return session.status === 'in' && session.token === null && !session.isOver
}

/** The one place that speaks of the line: that it is gone, what waits for it in this phone, and how old is what one reads. */
export const LineStrip = () => {
  const isDown = useIsLineDown()
  const isAway = useIsAway()
  const { reports, pointCount, answers } = useOutbox()
  const sinceMs = useShownSince()
  const open = reports.filter(({ refusal, isSent }) => !refusal && !isSent).length
  const isWaiting = open + pointCount + answers.length > 0
  const title = isWaiting
    ? waitingTexts.stuck({ reports: open, points: pointCount, answers: answers.length })
    : driverTexts.noNetwork
  return (
    <div role="status">
      {isDown && (
        <div className={styles.strip} data-state="off">
          <Icon name="offline" sizePx={20} />
          <span className={styles.stripText}>
            <strong className="tabular">{title}</strong>
            <span className={styles.stripDetail}>
              {driverTexts.keepReporting}
              {sinceMs !== undefined && ` ${driverTexts.dataOf(ageText(sinceMs))}`}
            </span>
          </span>
        </div>
      )}
      {isAway && !isDown && (
        <div className={styles.strip} data-state="searching">
          <Icon name="reload" sizePx={20} />
          <span className={styles.stripText}>{driverTexts.away}</span>
        </div>
      )}
    </div>
  )
}
