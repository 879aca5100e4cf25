import { type ReactNode, useId } from 'react'
import { useFocusKept } from './use-focus-kept.ts'
import styles from './own-account.module.css'

interface PanelProps {
  title: string
  text?: string
  children: ReactNode
}

/** One matter of the account. */
export const Panel = ({ title, text, children }: PanelProps) => {
  const id = useId()
  const kept = useFocusKept()
  return (
    <section className={styles.panel} aria-labelledby={id} {...kept}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
