/** One `Idempotency-Key` from the press until the server has answered for certain, whoever asks again meanwhile. Decisions §4. */
import { CallError } from '@arriero/contract/call'
import type { Kept, KeyStore } from './key-store.ts'
import { newKey } from './new-key.ts'
import { isFailure, isTooMany, isUnauthorised } from './statuses.ts'

/** As long as the server keeps it, less a little. */
const keptMs = 23 * 3_600_000
/** Pressed again in a page read anew it is the same act; an hour later it is meant anew. */
const acrossPagesMs = 10 * 60_000
const mostKept = 50

/** The answer got lost, or never came. */
export const isLost = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')

/** Whether the server may have done it all the same, by a try of which no answer came. */
export const isUnknown = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  isFailure(error) ||
  isUnauthorised(error) ||
  isTooMany(error) ||
  error.reply.code === 'request.key_running'

interface ActKeys {
  /** The key of this act: the one of before where nobody knows what became of it. */
  keyOf: (what: string) => string
  /** Forgets it, unless the outcome is unknown. */
  settle: (what: string, error?: unknown) => void
}

interface Keeping {
  nowMs?: () => number
  /** Keeps the keys beyond the life of the page. */
  store?: KeyStore
}

export const keepKeys = ({ nowMs = Date.now, store }: Keeping = {}): ActKeys => {
  const kept = new Map<string, Kept>()
  const sweep = () => {
    for (const [what, { atMs }] of kept)
      if (kept.size > mostKept || nowMs() - atMs > keptMs) kept.delete(what)
  }
  const ofAnotherPage = (what: string): Kept | undefined => {
    const known = store?.get(what)
    return known && nowMs() - known.atMs <= acrossPagesMs ? known : undefined
  }
  return {
    keyOf: (what) => {
      sweep()
      const known = kept.get(what) ?? ofAnotherPage(what) ?? { key: newKey(), atMs: nowMs() }
      kept.set(what, known)
      store?.keep(what, known)
      return known.key
    },
    settle: (what, error) => {
      if (error !== undefined && isUnknown(error)) return
      kept.delete(what)
      store?.drop(what)
    },
  }
}
