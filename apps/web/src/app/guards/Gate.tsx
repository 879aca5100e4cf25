import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { startSession, useStart } from '#features/session/start.ts'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { appTexts } from '../app.texts.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import styles from './Gate.module.css'

const Away = () => {
  useEffect(() => {
    window.addEventListener('online', startSession)
    return () => window.removeEventListener('online', startSession)
  }, [])
  return (
    <main className={styles.away}>
      <h1 className="visually-hidden">{appTexts.awayTitle}</h1>
      <ErrorState title={appTexts.awayTitle} text={appTexts.awayText} onRetry={startSession} />
    </main>
  )
}

/** Nothing is shown before it is known who is here: no login flashes by. */
export const Gate = () => {
  const start = useStart()
  if (start === 'waiting') return <ShellSkeleton />
  return start === 'away' ? <Away /> : <Outlet />
}
