import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#shared/class-names.ts'
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

interface PanelProps extends ComponentProps<'section'> {
  /** Shown as its heading, and read out as its name. */
  title?: string
  /** A line below the heading that says what it is about. */
  text?: string
}

/** One matter of a page, its parts below each other. */
export const Panel = ({ title, text, className, children, ...section }: PanelProps) => (
  <section aria-label={title} {...section} className={classNames(styles.panel, className)}>
    {title && <h2 className={styles.title}>{title}</h2>}
    {text && <p className={styles.text}>{text}</p>}
    {children}
  </section>
)
