import type { ReactNode } from 'react'
import { EmptyDrawing, type EmptyDrawingName } from '#shared/drawings/EmptyDrawing.tsx'
import styles from './states.module.css'

interface EmptyStateProps {
  drawing: EmptyDrawingName
  title: string
  /** The first step, in one sentence. */
  text?: string
  /** The button that takes it. */
  action?: ReactNode
}

export const EmptyState = ({ drawing, title, text, action }: EmptyStateProps) => (
  <div className={styles.state}>
    <EmptyDrawing name={drawing} />
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
