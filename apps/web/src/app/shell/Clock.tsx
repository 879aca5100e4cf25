import { useEffect, useState } from 'react'
import { formatDate } from '#shared/format.ts'
import { clockParts } from './clock-parts.ts'
import { shellTexts } from './shell.texts.ts'
import styles from './Clock.module.css'

const tickMs = 1000

/** Bogotá's time, every second (Spec §2). Not announced: nobody wants to hear seconds. */
export const Clock = ({ isSmall = false }: { isSmall?: boolean }) => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const { hour, seconds, half, weekday } = clockParts(now)
  return (
    <time className={styles.clock} dateTime={new Date(now).toISOString()} title={shellTexts.clock}>
      <span className={styles.time}>
        {hour}
        {!isSmall && <span className={styles.seconds}>:{seconds}</span>}
        {!isSmall && <span className={styles.half}>{half}</span>}
      </span>
      {!isSmall && (
        <span className={styles.date}>
          {weekday} {formatDate(now)}
        </span>
      )}
    </time>
  )
}
