import type { Profile } from '@arriero/contract/people/sessions'
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
import { sweepWizards } from '#shared/wizard/saved-wizard.ts'
import { dropAllDrafts, sweepDrafts } from '#shared/words/drafts.ts'
import { letGoOfAll, mayBeLeft } from '#shared/unsaved/unsaved.ts'

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
  dropAllDrafts()
  await logOut()
}

/** His log-in is over, and he does not want what he had not saved. */
export const forsake = (): void => {
  isChosen = true
  letGoOfAll()
  sessionStore.close()
}

/** Who chose to leave is not told that the session ended, nor led back to where he was. */
export const hasChosenToLeave = (): boolean => isChosen

/** Whether this page has had somebody logged in since it was opened. */
export const hadSession = (): boolean => hasBeenIn

/** What one person read is never shown to the next one on this browser. */
export const watchSession = (): (() => void) =>
  sessionStore.subscribe(() => {
    const session = sessionStore.get()
    if (session.status === 'in') {
      hasBeenIn = true
      sweepDrafts(session.profile._id)
      sweepWizards(session.profile._id)
    }
    if (session.status === 'out') queryClient.clear()
  })
