import type { ReactNode } from 'react'
import styles from './integrations-screen.module.css'

interface SectionProps {
  title: string
  help: string
  action?: ReactNode
  children: ReactNode
}

/** A part of the page with its own heading and its own act. */
export const Section = ({ title, help, action, children }: SectionProps) => (
  <section className={styles.section} aria-label={title}>
    <header className={styles.head} data-rows>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.help}>{help}</p>
      </div>
      {action}
    </header>
    {children}
  </section>
)
