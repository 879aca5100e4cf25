import { Link } from 'react-router'
import { useOutbox } from '#features/trips/outbox/outbox-state.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { waitingTexts } from './driver.texts.ts'
import { driverPaths } from './driver-paths.ts'
import styles from './DriverShell.module.css'

/** Positions come and go all the time; a few of them are no news. */
const newsFrom = 20

/** Says what is still in this phone, and what the server refused. */
export const WaitingStrip = () => {
  const { reports, pointCount, answers, isStuck } = useOutbox()
  const open = reports.filter(({ refusal, isSent }) => !refusal && !isSent).length
  const refused = reports.find(({ refusal }) => refusal)
  const isNews = open > 0 || pointCount >= newsFrom || (isStuck && pointCount + answers.length > 0)
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
