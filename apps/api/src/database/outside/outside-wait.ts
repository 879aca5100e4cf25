/** A node that starts while the database changes hands waits for the new primary, as those that run already do. */
import { setTimeout as sleep } from 'node:timers/promises'
import { OutsideError, type OutsideReason } from './outside-error.ts'

/** What mends itself when another server becomes the primary; all else is a setting, and is told at once. */
const passing: readonly OutsideReason[] = ['unreachable', 'readOnly', 'full']

export type Waiting = {
  /** Aborted by whoever no longer wants it. */
  signal: AbortSignal
  /** Heard with the sentence of what is waited for, each time it is another one. */
  onWait: (problem: string) => void
  withinMs?: number
  everyMs?: number
}

/** Tries `open` until it is done, or for two minutes; then its last refusal goes on. */
export const waitingForOutside = async <T>(
  open: () => Promise<T>,
  { signal, onWait, withinMs = 120_000, everyMs = 1_000 }: Waiting,
): Promise<T> => {
  const endsAtMs = Date.now() + withinMs
  let told = ''
  for (;;) {
    try {
      return await open()
    } catch (error) {
      if (!(error instanceof OutsideError) || !passing.includes(error.reason)) throw error
      if (Date.now() + everyMs > endsAtMs) throw error
      if (error.message !== told) onWait(error.message)
      told = error.message
    }
    await sleep(everyMs, undefined, { signal })
  }
}
