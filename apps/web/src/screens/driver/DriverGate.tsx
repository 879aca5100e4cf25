import { errorTexts } from '@arriero/contract/es/errors'
import { isOperatorRole } from '@arriero/domain/roles'
import { useEffect, type ReactNode } from 'react'
import { hadSession, hasChosenToLeave } from '#features/session/enter-and-leave.ts'
import { startSession, useStart } from '#features/session/start.ts'
import { paths } from '#shared/paths.ts'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { driverTexts } from './driver.texts.ts'
import { LoginScreen } from './LoginScreen.tsx'
import styles from './DriverShell.module.css'

const Elsewhere = () => {
  useEffect(() => window.location.replace(paths.home), [])
  return <p className={styles.page}>{driverTexts.elsewhere}</p>
}

/** Comes back with the remember cookie, else asks who it is; only those who drive pass. Decisions §6. */
export const DriverGate = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const start = useStart()

  if (session.status === 'in') return isOperatorRole(session.profile.rol) ? children : <Elsewhere />
  if (start === 'away') {
    return (
      <main className={styles.page}>
        <ErrorState title={driverTexts.resumeFailed} onRetry={startSession} />
      </main>
    )
  }
  if (session.status === 'starting') {
    return (
      <main className={styles.page}>
        <Skeleton shape="cards" count={2} />
      </main>
    )
  }
  const isOver = start === 'lost' || (hadSession() && !hasChosenToLeave())
  return <LoginScreen notice={isOver ? errorTexts['session.invalid'] : undefined} />
}
