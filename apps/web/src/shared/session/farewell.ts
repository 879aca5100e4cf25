/** The last words to somebody whose account is no more, for the page on which he finds himself then. */
import { useSyncExternalStore } from 'react'

export interface Farewell {
  title: string
  lines: readonly string[]
}

let said: Farewell | undefined
const listeners = new Set<() => void>()

export const sayFarewell = (words: Farewell | undefined): void => {
  said = words
  for (const listener of listeners) listener()
}

export const farewell = (): Farewell | undefined => said

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useFarewell = (): Farewell | undefined => useSyncExternalStore(subscribe, farewell)
