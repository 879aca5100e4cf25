/** Proposed arrivals a driver said no to on this phone: he is not asked of the same one again. */
import { useSyncExternalStore } from 'react'

const key = 'arriero.notArrived'
const mostKept = 20
const listeners = new Set<() => void>()

/** A phone that keeps nothing remembers them while the page is open. */
const read = (): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

let current = read()

const nameOf = (tripId: string, at: string): string => `${tripId}@${at}`

export const sayNotArrived = (tripId: string, at: string): void => {
  const kept = current.split(' ').filter(Boolean)
  current = [...kept.slice(1 - mostKept), nameOf(tripId, at)].join(' ')
  try {
    localStorage.setItem(key, current)
  } catch {
    // Remembered by this page alone.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSaidNo = (tripId: string, at: string | undefined): boolean => {
  const said = useSyncExternalStore(subscribe, () => current)
  return at !== undefined && said.split(' ').includes(nameOf(tripId, at))
}
