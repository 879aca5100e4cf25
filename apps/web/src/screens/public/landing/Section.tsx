import type { ReactNode } from 'react'
import styles from './Landing.module.css'

interface SectionProps {
  /** Its anchor, and what its title is found by. */
  id: string
  title: string
  text?: string
  isTinted?: boolean
  children: ReactNode
}

export const Section = ({ id, title, text, isTinted = false, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-titulo`} className={isTinted ? styles.tinted : styles.plain}>
    <div className={styles.inner}>
      <h2 id={`${id}-titulo`} className={styles.title}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.lead}>{text}</p>}
      {children}
    </div>
  </section>
)
