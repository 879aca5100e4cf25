import type { ReactNode } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import styles from './states.module.css'

interface ProblemProps {
  /** The error of a refused act; its words are shown. */
  of?: unknown
  children?: ReactNode
}

/** What went wrong, said where it was pressed; nothing, and no room for it, while all is well. */
export const Problem = ({ of = null, children }: ProblemProps) => (
  <p className={styles.problem} role="alert">
    {of === null ? children : errorText(of)}
  </p>
)
