/** What waits in this phone, for the screens. */
import { useSyncExternalStore } from 'react'
import type { WaitingAnswer, WaitingReport } from './waiting-report.ts'

/** `sent`: the server has it, the trip it belongs to is being read again. */
export type Waiting = WaitingReport & { isSent?: true }

export type OutboxState = {
  reports: readonly Waiting[]
  pointCount: number
  /** About sharing his position, in the order they were given. */
  answers: readonly WaitingAnswer[]
  /** The last try failed for want of a signal. */
  isStuck: boolean
  lastPointsAt: string | null
}

const empty: OutboxState = {
  reports: [],
  pointCount: 0,
  answers: [],
  isStuck: false,
  lastPointsAt: null,
}
const listeners = new Set<() => void>()
let current = empty

export const outboxState = (): OutboxState => current

export const showOutbox = (change: Partial<OutboxState>): void => {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

export const clearOutboxView = (): void => showOutbox(empty)

export const subscribeOutbox = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOutbox = (): OutboxState => useSyncExternalStore(subscribeOutbox, outboxState)
