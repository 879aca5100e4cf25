/** Tokens that were lately found to be somebody's: only these are counted by themselves. */

export type ProvedTokens = {
  has(hash: Buffer): boolean
  prove(hash: Buffer): void
  disprove(hash: Buffer): void
}

const keptMs = 10 * 60_000
/** Who is pushed out is counted by his address for one call, and is known again. */
const most = 50_000

export const provedTokens = (now: () => number = Date.now): ProvedTokens => {
  const until = new Map<string, number>()
  const keyOf = (hash: Buffer) => hash.toString('base64')
  return {
    has: (hash) => (until.get(keyOf(hash)) ?? 0) > now(),
    prove: (hash) => {
      const key = keyOf(hash)
      until.delete(key)
      until.set(key, now() + keptMs)
      const [oldest] = until.keys()
      if (until.size > most && oldest !== undefined) until.delete(oldest)
    },
    disprove: (hash) => void until.delete(keyOf(hash)),
  }
}
