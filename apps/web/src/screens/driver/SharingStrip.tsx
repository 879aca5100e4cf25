import { useSharing, type Sharing } from '#features/trips/position-sharing.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatTime } from '#shared/format.ts'
import { useIsLineDown } from '#shared/line/line.ts'
import { sharingTexts } from './driver.texts.ts'
import styles from './DriverShell.module.css'

interface SharingStripProps {
  /** A trip is open in which positions would be kept. */
  isTracked: boolean
  onShare: () => void
}

const spokenFor: readonly Sharing['state'][] = ['sharing', 'searching', 'held']

/** Always says whether this phone's position goes out, and since when. */
export const SharingStrip = ({ isTracked, onShare }: SharingStripProps) => {
  const { state, lastSentAt, waitingPoints } = useSharing()
  const isDown = useIsLineDown()
  // Nothing goes out: what waits is told by the strip of the line.
  if (isDown && spokenFor.includes(state)) return null
  if (state === 'off') {
    if (!isTracked) return null
    return (
      <div className={styles.strip} data-state="off">
        <Icon name="offline" sizePx={20} />
        <span className={styles.stripText}>{sharingTexts.notShared}</span>
        <button type="button" className={styles.stripButton} onClick={onShare}>
          {sharingTexts.share}
        </button>
      </div>
    )
  }
  const details = [
    lastSentAt && sharingTexts.lastSent(formatTime(lastSentAt)),
    state === 'held' && waitingPoints > 0 && sharingTexts.waiting(waitingPoints),
  ].filter(Boolean)
  return (
    <div className={styles.strip} data-state={state}>
      {state === 'sharing' ? (
        <span className={styles.pulse} aria-hidden="true" />
      ) : (
        <Icon name="alert" sizePx={20} />
      )}
      <span className={styles.stripText}>
        <strong role="status">{sharingTexts[state]}</strong>
        {details.length > 0 && <span className={`tabular ${styles.stripDetail}`}>{details.join(' · ')}</span>}
      </span>
    </div>
  )
}
