import type { ReactNode } from 'react'
import { StateTag, type StateTone } from '#shared/plain/values/StateTag.tsx'
import styles from './progress.module.css'

interface ProgressStepProps {
  name: string
  tone: StateTone
  word: string
  act?: ReactNode
  children?: ReactNode
}

/** One part of a registration, how it stands, and what can be done about it. */
export const ProgressStep = ({ name, tone, word, act, children }: ProgressStepProps) => (
  <li className={styles.step}>
    <div className={styles.line}>
      <strong>{name}</strong>
      <StateTag tone={tone}>{word}</StateTag>
      <span className={styles.act}>{act}</span>
    </div>
    {children}
  </li>
)
