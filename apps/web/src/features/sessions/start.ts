/** Coming back when the page opens: asked once, whatever screen is wanted. Decisions §5. */
import { useSyncExternalStore } from 'react'
import { resume } from '#shared/session/session.ts'

/** `lost`: somebody was remembered and no longer counts; `away`: the network failed, nobody knows yet. */
export type Start = 'waiting' | 'away' | Awaited<ReturnType<typeof resume>>

const listeners = new Set<() => void>()
let current: Start = 'waiting'

const set = (next: Start): void => {
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Also the way to try again after `away`. */
export const startSession = (): void => {
  set('waiting')
  resume().then(set, () => set('away'))
}

export const useStart = (): Start => useSyncExternalStore(subscribe, () => current)
