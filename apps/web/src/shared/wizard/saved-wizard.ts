import { sessionStore } from '../session/session-store.ts'
import type { WizardState } from './wizard.ts'

const prefix = 'arriero.wizard.'
/** Whoever is not logged in yet, as while he registers. */
const visitor = 'visitor'

/** What one person was in the middle of is not the next one's. */
const ownKey = (name: string) => {
  const session = sessionStore.get()
  return `${prefix}${session.status === 'in' ? session.profile._id : visitor}.${name}`
}

const isState = <Answers extends object>(value: unknown): value is WizardState<Answers> =>
  typeof value === 'object' &&
  value !== null &&
  'trail' in value &&
  Array.isArray(value.trail) &&
  'answers' in value &&
  typeof value.answers === 'object' &&
  value.answers !== null

/** What this tab was in the middle of; answers must survive JSON, so files are kept as their uploads' ids. */
export const readSaved = <Answers extends object>(name: string): WizardState<Answers> | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(ownKey(name)) ?? 'null')
    return isState<Answers>(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden storage costs only the resuming, never the wizard. */
export const save = <Answers extends object>(name: string, state: WizardState<Answers>): void => {
  try {
    sessionStorage.setItem(ownKey(name), JSON.stringify(state))
  } catch {
    sessionStorage.removeItem(ownKey(name))
  }
}

/** Also what was begun before the person was logged in. */
export const forget = (name: string): void => {
  sessionStorage.removeItem(ownKey(name))
  sessionStorage.removeItem(`${prefix}${visitor}.${name}`)
}

/** Of everybody but this person and who is not known yet. */
export const sweepWizards = (personId: string): void => {
  const isKept = (key: string) => [personId, visitor].some((owner) => key.startsWith(`${prefix}${owner}.`))
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && !isKept(key)) sessionStorage.removeItem(key)
}
