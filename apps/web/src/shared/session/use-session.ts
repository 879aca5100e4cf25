import type { Profile } from '@arriero/contract/people/sessions'
import { useSyncExternalStore } from 'react'
import { sessionStore, type Session } from './session-store.ts'

export const useSession = (): Session => useSyncExternalStore(sessionStore.subscribe, sessionStore.get)

/** For screens behind the login: the account that is in. */
export const useProfile = (): Profile => {
  const session = useSession()
  if (session.status !== 'in') throw new Error('a private screen without a session')
  return session.profile
}
