import { Link } from 'react-router'
import { useOutbox } from '#features/trips/outbox/outbox-state.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useIsLineDown } from '#shared/line/line.ts'
import { useDebounced } from '#shared/use-debounced.ts'
import { waitingTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import styles from './DriverShell.module.css'

/** Positions come and go all the time; a few of them are no news. */
const newsFrom = 20
/** What goes out at once is not told: the strip would push the next button down and up again. */
const lastingMs = 1500

/** Says what is on its way, and what the server refused. Without a line `LineStrip` speaks. */
export const WaitingStrip = () => {
  const { reports, pointCount, answers } = useOutbox()
  const isDown = useIsLineDown()
  const open = reports.filter(({ refusal, isSent }) => !refusal && !isSent).length
  const refused = reports.find(({ refusal }) => refusal)
  const isSending = open > 0 || pointCount >= newsFrom
  const isLasting = useDebounced(isSending, lastingMs)
  return (
    <div role="status">
      {isSending && isLasting && !isDown && (
        <div className={styles.strip} data-state="searching">
          <Icon name="upload" sizePx={20} />
          <strong className={`tabular ${styles.stripText}`}>
            {waitingTexts.sending({ reports: open, points: pointCount, answers: answers.length })}
          </strong>
        </div>
      )}
      {refused && (
        <div className={styles.strip}>
          <Icon name="alert" sizePx={20} />
          <strong className={styles.stripText}>
            {waitingTexts.refused(reports.filter(({ refusal }) => refusal).length)}
          </strong>
          <Link className={styles.stripLink} to={driverPaths.trip(refused.orderId)}>
            {waitingTexts.see}
          </Link>
        </div>
      )}
    </div>
  )
}
