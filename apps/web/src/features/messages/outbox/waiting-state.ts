/** What waits to be sent, for the screens. */
import { useSyncExternalStore } from 'react'
import type { WaitingMessage } from './waiting-message.ts'

type WaitingState = {
  messages: readonly WaitingMessage[]
  /** On its way just now. */
  sendingId: string | undefined
  /** The last try failed for want of a line. */
  isStuck: boolean
}

const empty: WaitingState = { messages: [], sendingId: undefined, isStuck: false }
const listeners = new Set<() => void>()
let current = empty

export const showWaiting = (change: Partial<WaitingState>): void => {
  current = { ...current, ...change }
  for (const listener of listeners) listener()
}

export const clearWaitingView = (): void => showWaiting(empty)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useWaiting = (): WaitingState => useSyncExternalStore(subscribe, () => current)

/** How many go by themselves as the line returns; those that were refused are their writer's. */
export const useGoingCount = (): number =>
  useWaiting().messages.filter(({ refusal }) => refusal === undefined).length
