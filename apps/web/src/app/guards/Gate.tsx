import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { startSession, useStart } from '#features/sessions/start.ts'
import { line } from '#shared/line/line.ts'
import { openKept } from '#shared/offline/open-kept.ts'
import { ErrorState } from '#shared/plain/states/ErrorState.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { appTexts } from '../app.texts.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'
import styles from './Gate.module.css'

const openWithoutLine = async (): Promise<boolean> => {
  await line.suspect()
  return line.isDown() && openKept()
}

const startOnceBack = (): void => {
  if (!line.isDown()) startSession()
}

/** Whoever was here before finds his shell, which waits for the line; a browser that remembers nobody's name waits here. */
const Away = () => {
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => {
    void openWithoutLine().then((isOpen) => setUnknown(!isOpen))
    return line.subscribe(startOnceBack)
  }, [])
  if (!isUnknown) return <ShellSkeleton />
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
  const session = useSession()
  if (session.status !== 'starting') return <Outlet />
  return start === 'away' ? <Away /> : <ShellSkeleton />
}
