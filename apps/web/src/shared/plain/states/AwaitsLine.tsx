import { Icon } from '#shared/drawings/Icon.tsx'
import { lineTexts } from '#shared/line/line.texts.ts'
import styles from './states.module.css'

/** Where nothing is broken and nothing is to be done: it comes by itself once the line is back. */
export const AwaitsLine = () => (
  <div className={styles.state} role="status">
    <Icon name="offline" sizePx={32} />
    <p className={styles.title}>{lineTexts.waitingTitle}</p>
    <p className={styles.text}>{lineTexts.waiting}</p>
  </div>
)
