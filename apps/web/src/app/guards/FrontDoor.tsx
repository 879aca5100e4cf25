import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { LoginState } from '#features/session/login-state.ts'
import { useStart } from '#features/session/start.ts'
import { paths } from '#shared/paths.ts'

const firstEntry = 'default'
const over: LoginState = { isOver: true }

/** Who was remembered and no longer counts goes from the landing to the login, once per load. Spec §2. */
export const FrontDoor = ({ children }: { children: ReactNode }) => {
  const isFirst = useLocation().key === firstEntry
  const start = useStart()
  return start === 'lost' && isFirst ? <Navigate to={paths.login} replace state={over} /> : children
}
