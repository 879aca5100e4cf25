import type { LiveState } from './shell-props.ts'
import { shellTexts } from './shell.texts.ts'
import styles from './TopBar.module.css'

/** Whether changes of others arrive by themselves. */
export const LiveBadge = ({ state }: { state: LiveState }) => (
  <span className={styles.live} data-state={state} role="status">
    <span className={styles.liveDot} aria-hidden="true" />
    <span className={styles.liveText}>{shellTexts.live[state]}</span>
  </span>
)
