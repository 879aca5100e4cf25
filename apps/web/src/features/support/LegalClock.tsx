import { daysLeftShortText, daysLeftText, onTimeText } from '@arriero/contract/es/support'
import { StateTag, type StateTone } from '#shared/plain/values/StateTag.tsx'
import type { Pqr } from './pqr.ts'
import styles from './LegalClock.module.css'

const tones = { green: 'good', amber: 'waiting', red: 'bad' } as const satisfies Record<string, StateTone>

interface LegalClockProps {
  pqr: Pick<Pqr, 'light' | 'daysLeft' | 'isOnTime'>
  /** In a column whose heading says what the days are. */
  isShort?: boolean
}

/** The traffic light of the legal term with the working days left; how it ended once it is solved. Decisions §17. */
export const LegalClock = ({ pqr, isShort = false }: LegalClockProps) => {
  const { light, daysLeft, isOnTime } = pqr
  if (light === null || daysLeft === null)
    return <span className={styles.over}>{isOnTime === null ? '—' : onTimeText(isOnTime)}</span>
  return (
    <StateTag tone={tones[light]} mark={<span className={styles.lamp} aria-hidden="true" />}>
      {isShort ? daysLeftShortText(daysLeft) : daysLeftText(daysLeft)}
    </StateTag>
  )
}
