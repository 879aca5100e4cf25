import type { ReactNode } from 'react'
import styles from './Card.module.css'

interface CardProps {
  title?: ReactNode
  /** Beside the title: a status, a hint of what can be done. */
  aside?: ReactNode
  children: ReactNode
}

export const Card = ({ title, aside, children }: CardProps) => (
  <section className={styles.card}>
    {(title || aside) && (
      <header className={styles.head}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {aside}
      </header>
    )}
    {children}
  </section>
)
