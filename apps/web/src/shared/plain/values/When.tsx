import { type Instant, formatDate, formatDateTime } from '#shared/format.ts'
import styles from './values.module.css'

interface WhenProps {
  at: Instant | null | undefined
  isDayOnly?: boolean
  missing?: string
}

/** A moment in Bogotá that does not break over two lines and that machines can read. */
export const When = ({ at, isDayOnly = false, missing = '—' }: WhenProps) =>
  at === null || at === undefined ? (
    <span>{missing}</span>
  ) : (
    <time className={styles.whole} dateTime={new Date(at).toISOString()}>
      {isDayOnly ? formatDate(at) : formatDateTime(at)}
    </time>
  )
