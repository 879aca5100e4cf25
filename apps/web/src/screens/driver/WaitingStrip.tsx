import { Link } from 'react-router'
import { useOutbox } from '#features/trips/outbox/outbox-state.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { waitingTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import styles from './DriverShell.module.css'

/** Positions come and go all the time; a few of them are no news. */
const newsFrom = 20
/** What goes out at once is not told: the strip would push the next button down and up again. */
const lastingMs = 1500

/** Says what is still in this phone, and what the server refused. */
export const WaitingStrip = () => {
  const { reports, pointCount, answers, isStuck } = useOutbox()
  const open = reports.filter(({ refusal, isSent }) => !refusal && !isSent).length
  const refused = reports.find(({ refusal }) => refusal)
  const isSending = open > 0 || pointCount >= newsFrom
  const isLasting = useDebounced(isSending, lastingMs)
  const isNews = isStuck ? open + pointCount + answers.length > 0 : isSending && isLasting
  const words = isStuck ? waitingTexts.stuck : waitingTexts.sending
  return (
    <div role="status">
      {isNews && (
        <div className={styles.strip} data-state={isStuck ? 'off' : 'searching'}>
          <Icon name={isStuck ? 'offline' : 'upload'} sizePx={20} />
          <strong className={`tabular ${styles.stripText}`}>
            {words({ reports: open, points: pointCount, answers: answers.length })}
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
