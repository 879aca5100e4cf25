/** How often each caller called in his running window: the port behind the limits, and its driver in one node's memory. */
import { createHash, randomBytes } from 'node:crypto'

export type Counted = { calls: number; endsInMs: number }

export type CallCounts = {
  /** One call more of `key`. What is counted in one store never pushes out what is counted in another. */
  count(store: string, key: string, windowMs: number): Counted
}

type Running = { calls: number; endsAtMs: number }

export type MemoryOptions = {
  now?: () => number
  /** Keys of one store that are counted by themselves. */
  mostKeys?: number
  /** Counts that all further keys of a store share. */
  sharedCounts?: number
}

/** In the sequence in which their windows began, and so end. */
type Store = { own: Map<string, Running>; shared: Map<number, Running> }

const forgetEnded = (own: Store['own'], now: number): void => {
  for (const [key, { endsAtMs }] of own) {
    if (endsAtMs > now) return
    own.delete(key)
  }
}

/**
 * Memory is bounded, and nothing running is ever forgotten to make room: a new key that finds a store full is counted together with others,
 * drawn by a secret of this process. Whoever comes with ever new keys thus fills counts that only newcomers of that minute share.
 */
export const countsInMemory = (options: MemoryOptions = {}): CallCounts => {
  const { now = Date.now, mostKeys = 10_000, sharedCounts = 2_048 } = options
  const secret = randomBytes(16)
  const stores = new Map<string, Store>()
  const storeOf = (name: string): Store => {
    const found = stores.get(name) ?? { own: new Map(), shared: new Map() }
    stores.set(name, found)
    return found
  }
  const drawn = (key: string) =>
    createHash('sha256').update(secret).update(key).digest().readUInt32LE(0) % sharedCounts
  const next = <K>(counts: Map<K, Running>, key: K, windowMs: number): Running => {
    const at = now()
    const running = counts.get(key)
    if (running && running.endsAtMs > at) return running
    const begun = { calls: 0, endsAtMs: at + windowMs }
    // Last again: the sequence is that of their ends.
    counts.delete(key)
    counts.set(key, begun)
    return begun
  }
  const runningOf = ({ own, shared }: Store, key: string, windowMs: number): Running => {
    if (!own.has(key) && own.size >= mostKeys) forgetEnded(own, now())
    const isFull = !own.has(key) && own.size >= mostKeys
    return isFull ? next(shared, drawn(key), windowMs) : next(own, key, windowMs)
  }
  return {
    count: (name, key, windowMs) => {
      const running = runningOf(storeOf(name), key, windowMs)
      running.calls += 1
      return { calls: running.calls, endsInMs: running.endsAtMs - now() }
    },
  }
}
