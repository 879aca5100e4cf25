import { errorTexts } from '@arriero/contract/es/errors'
import { isOperatorRole } from '@arriero/domain/people/roles'
import { useEffect, useState, type ReactNode } from 'react'
import { hadSession, hasChosenToLeave } from '#features/sessions/enter-and-leave.ts'
import { startSession, useStart } from '#features/sessions/start.ts'
import { paths } from '#shared/paths.ts'
import { ErrorState } from '#shared/plain/states/ErrorState.tsx'
import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { openKept } from '#shared/offline/open-kept.ts'
import { useSession } from '#shared/session/use-session.ts'
import { driverTexts } from './driver.texts.ts'
import { LoginScreen } from './LoginScreen.tsx'
import styles from './DriverShell.module.css'

const Elsewhere = () => {
  useEffect(() => window.location.replace(paths.home), [])
  return <p className={styles.page}>{driverTexts.elsewhere}</p>
}

/** On one bar of signal what was read last is shown before the server has said who this is. */
const patienceMs = 3000

const Waiting = () => (
  <main className={styles.page}>
    <Skeleton shape="cards" count={2} />
  </main>
)

const Coming = () => {
  useEffect(() => {
    const timer = setTimeout(() => void openKept(), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return <Waiting />
}

/** No network: whoever was here before goes on with what the phone keeps. */
const Away = () => {
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => {
    void openKept().then((isOpen) => setUnknown(!isOpen))
  }, [])
  if (!isUnknown) return <Waiting />
  return (
    <main className={styles.page}>
      <ErrorState title={driverTexts.resumeFailed} onRetry={startSession} />
    </main>
  )
}

/** Comes back with the remember cookie, else asks who it is; only those who drive pass. Decisions §6. */
export const DriverGate = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const start = useStart()

  if (session.status === 'in') return isOperatorRole(session.profile.rol) ? children : <Elsewhere />
  if (start === 'away') return <Away />
  if (session.status === 'starting') return <Coming />
  const isOver = start === 'lost' || (hadSession() && !hasChosenToLeave())
  return <LoginScreen notice={isOver ? errorTexts['session.invalid'] : undefined} />
}
