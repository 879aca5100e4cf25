import type { ReactNode } from 'react'
import { EmptyDrawing, type EmptyDrawingName } from '#shared/drawings/EmptyDrawing.tsx'
import { useWindow } from '#shared/unsaved/windows.ts'
import { Button } from '../Button.tsx'
import { plainTexts } from '../plain.texts.ts'
import styles from './states.module.css'

interface EmptyStateProps {
  drawing: EmptyDrawingName
  title: string
  /** Says the first step to take, in one sentence. */
  text?: string | undefined
  /** The button that takes that first step. */
  action?: ReactNode
}

export const EmptyState = ({ drawing, title, text, action }: EmptyStateProps) => (
  <div className={styles.state} data-empty>
    <EmptyDrawing name={drawing} />
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)

/** There is no such thing, or not any more; a window it was asked for in can be left from here. */
export const Gone = ({ action, ...words }: Omit<EmptyStateProps, 'drawing'>) => {
  const window = useWindow()
  const back = window && <Button onClick={window.close}>{plainTexts.toList}</Button>
  return <EmptyState drawing="signpost" {...words} action={action ?? back} />
}
