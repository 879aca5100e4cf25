/** What the driver answered about sharing his position, with its time; kept on this phone, per person. */
import { useSyncExternalStore } from 'react'

export type Consent = { answer: 'granted' | 'declined'; at: string }

const listeners = new Set<() => void>()
const keyOf = (personId: string) => `arriero.location-consent.${personId}`

export const parseConsent = (saved: string | null): Consent | undefined => {
  const [answer, at] = saved?.split(' ') ?? []
  return (answer === 'granted' || answer === 'declined') && at ? { answer, at } : undefined
}

export const answerConsent = (personId: string, answer: Consent['answer'], now: Date): void => {
  localStorage.setItem(keyOf(personId), `${answer} ${now.toISOString()}`)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Undefined until the driver was asked. */
export const useConsent = (personId: string): Consent | undefined =>
  parseConsent(useSyncExternalStore(subscribe, () => localStorage.getItem(keyOf(personId))))
