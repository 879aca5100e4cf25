import { Navigate, useLocation } from 'react-router'
import { hadSession, hasChosenToLeave } from '#features/sessions/enter-and-leave.ts'
import type { LoginState } from '#features/sessions/login-state.ts'
import { useStart } from '#features/sessions/start.ts'
import { paths } from '#shared/paths.ts'

/** To the login, which leads back here; unless the person chose to leave. */
export const ToLogin = () => {
  const { pathname, search, hash } = useLocation()
  const start = useStart()
  const state: LoginState = hasChosenToLeave()
    ? {}
    : { wanted: pathname + search + hash, isOver: hadSession() || start === 'lost' }
  return <Navigate to={paths.login} replace state={state} />
}
