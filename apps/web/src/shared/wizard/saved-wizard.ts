import type { WizardState } from './wizard.ts'

const keyOf = (name: string) => `arriero.wizard.${name}`

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
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    return isState<Answers>(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden storage costs only the resuming, never the wizard. */
export const save = <Answers extends object>(name: string, state: WizardState<Answers>): void => {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(state))
  } catch {
    sessionStorage.removeItem(keyOf(name))
  }
}

export const forget = (name: string): void => sessionStorage.removeItem(keyOf(name))
