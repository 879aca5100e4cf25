import type { ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './states.module.css'

interface ResultProps {
  /** The answer has not come yet: a spinner is shown. */
  isAwaited?: boolean
  title: string
  text: string
  /** Links to where one can go from here. */
  children?: ReactNode
}

/** What came of an act, alone on its page. */
export const Result = ({ isAwaited = false, title, text, children }: ResultProps) => (
  <div className={styles.state}>
    <span className={styles.mark}>
      {isAwaited ? <Spinner sizePx={44} /> : <Icon name="checkCircle" sizePx={64} />}
    </span>
    <p className={styles.outcome}>{title}</p>
    <p className={styles.text}>{text}</p>
    {children && <div className={styles.ways}>{children}</div>}
  </div>
)
