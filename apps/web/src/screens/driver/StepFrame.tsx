import { useId, type ReactNode } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import styles from './step.module.css'

interface StepFrameProps {
  question: string
  /** Where it happens. */
  place?: string
  /** When it is expected. */
  hour?: string
  /** The big button and what stands by it; on a phone it stays at the thumb. */
  action?: ReactNode
  children?: ReactNode
}

export const StepFrame = ({ question, place, hour, action, children }: StepFrameProps) => {
  const id = useId()
  return (
    <section className={styles.step} aria-labelledby={id} data-todo>
      <h2 id={id} className={styles.question}>
        {question}
      </h2>
      {place && (
        <p className={styles.where}>
          <Icon name="pin" sizePx={24} />
          <span>{place}</span>
        </p>
      )}
      {hour && (
        <p className={styles.where}>
          <Icon name="clock" sizePx={24} />
          <span className="tabular">{hour}</span>
        </p>
      )}
      {children}
      {action && (
        // Of each question its own: what settles, settles anew.
        <div key={question} className={styles.action}>
          {action}
        </div>
      )}
    </section>
  )
}
