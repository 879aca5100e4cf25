/** Entering, coming back and leaving. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { act } from '../api/act.ts'
import { isUnauthorised } from '../api/statuses.ts'
import { sessionStore } from './session-store.ts'

export interface Credentials {
  email: string
  password: string
  /** Of the second factor, once the server asked for it. */
  code?: string
}

export const logIn = async (typed: Credentials): Promise<void> => {
  const { token, user } = await act(api.sessions.logIn, { body: typed })
  sessionStore.open(token, user)
}

export type FirstAdministrator = CallInput<typeof api.sessions.firstAdministrator>['body']

/** With the console's code, on an installation nobody administers yet. */
export const makeFirstAdministrator = async (facts: FirstAdministrator): Promise<void> => {
  const { token, user } = await act(api.sessions.firstAdministrator, { body: facts })
  sessionStore.open(token, user)
}

/**
 * Comes back with the remember cookie. `lost`: there was one and it no longer counts; `none`: nobody was remembered.
 * A network or server that fails leaves the memory for the next try.
 */
export const resume = async (): Promise<'in' | 'lost' | 'none'> => {
  if (sessionStore.get().status === 'in') return 'in'
  if (!sessionStore.isRemembered()) {
    sessionStore.close()
    return 'none'
  }
  try {
    const { token, user } = await act(api.sessions.logIn, { body: undefined }, { isUnasked: true })
    sessionStore.open(token, user)
    return 'in'
  } catch (error) {
    if (!isUnauthorised(error)) throw error
    sessionStore.close()
    return 'lost'
  }
}

/** Leaves here and on the server; without a network it leaves here all the same. */
export const logOut = async (): Promise<void> => {
  await act(api.sessions.logOut, {}).catch(() => undefined)
  sessionStore.close({ tellTabs: true })
}
