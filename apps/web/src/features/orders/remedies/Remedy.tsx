import type { ReactNode } from 'react'
import styles from './remedies.module.css'

interface RemedyProps {
  title: string
  /** What it does and whom it speaks to. */
  does: string
  /** When it was last done, and by whom. */
  last?: string | undefined
  children: ReactNode
}

/** One thing staff can do about a service, said before it is pressed. docs/decisions/0066. */
export const Remedy = ({ title, does, last, children }: RemedyProps) => (
  <li className={styles.remedy}>
    <h3 className={styles.name}>{title}</h3>
    <p>{does}</p>
    {last !== undefined && <p className={styles.last}>{last}</p>}
    <div>{children}</div>
  </li>
)
