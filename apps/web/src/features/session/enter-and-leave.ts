import type { Profile } from '@arriero/contract/auth'
import { queryClient } from '#shared/api/queries.ts'
import {
  logIn,
  logOut,
  makeFirstAdministrator,
  type Credentials,
  type FirstAdministrator,
} from '#shared/session/session.ts'
import { sayFarewell } from '#shared/session/farewell.ts'
import { sessionStore } from '#shared/session/session-store.ts'
import { mayBeLeft } from '#shared/unsaved/unsaved.ts'

let isChosen = false
let hasBeenIn = false

export const enter = async (typed: Credentials): Promise<void> => {
  isChosen = false
  await logIn(typed)
  sayFarewell(undefined)
}

export type { FirstAdministrator }

export const enterFirst = async (facts: FirstAdministrator): Promise<void> => {
  isChosen = false
  await makeFirstAdministrator(facts)
  sayFarewell(undefined)
}

/** With a session just given out: a registration or an invitation was proved. */
export const enterWith = ({ token, user }: { token: string; user: Profile }): void => {
  isChosen = false
  sessionStore.open(token, user)
  sayFarewell(undefined)
}

/** Asks first where something typed would be lost. */
export const leave = async (): Promise<void> => {
  if (!(await mayBeLeft())) return
  isChosen = true
  await logOut()
}

/** Who chose to leave is not told that the session ended, nor led back to where he was. */
export const hasChosenToLeave = (): boolean => isChosen

/** Whether this page has had somebody logged in since it was opened. */
export const hadSession = (): boolean => hasBeenIn

/** What one person read is never shown to the next one on this browser. */
export const watchSession = (): (() => void) =>
  sessionStore.subscribe(() => {
    const { status } = sessionStore.get()
    if (status === 'in') hasBeenIn = true
    if (status === 'out') queryClient.clear()
  })
