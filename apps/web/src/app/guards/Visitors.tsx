import { isOperatorRole } from '@arriero/domain/roles'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { loginStateOf } from '#features/session/login-state.ts'
import { paths } from '#shared/paths.ts'
import { useSession } from '#shared/session/use-session.ts'
import { ToDriverArea } from './ToDriverArea.tsx'

/** Public pages send who is logged in to where he wanted to go, or to his home. Spec §2. */
export const Visitors = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const { state } = useLocation()
  if (session.status !== 'in') return children
  if (isOperatorRole(session.profile.rol)) return <ToDriverArea />
  return <Navigate to={loginStateOf(state).wanted ?? paths.home} replace />
}
