/**
 * Keys of acts whose outcome is unknown, beyond a page that is read anew: who presses the same again there does it under the same key.
 * In this tab alone, by a digest of what was asked; never of what holds a secret.
 */
import { sessionStore } from '../session/session-store.ts'

export interface Kept {
  key: string
  atMs: number
}

export interface KeyStore {
  get: (what: string) => Kept | undefined
  keep: (what: string, kept: Kept) => void
  drop: (what: string) => void
}

const prefix = 'arriero.act.'
const secret = /"\w*(password|secret|token)"\s*:/i
const partBits = 32
const seeds = [0x811c9dc5, 0x1f0d3a2b, 0x5bd1e995]

/** FNV-1a from three beginnings: a mistake would be refused by the server, which compares what it was asked. */
const digest = (words: string): string =>
  seeds
    .map((seed) => {
      let sum = seed
      for (let place = 0; place < words.length; place += 1)
        sum = Math.imul(sum ^ words.charCodeAt(place), 0x01000193)
      return (sum >>> 0).toString(partBits)
    })
    .join('-')

/** What one person asked is not the next one's. */
const nameOf = (what: string): string | undefined => {
  const session = sessionStore.get()
  const person = session.status === 'in' ? session.profile._id : 'visitor'
  return secret.test(what) ? undefined : `${prefix}${digest(`${person} ${what}`)}`
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'atMs' in value &&
  typeof value.atMs === 'number'

/** A forbidden or full storage keeps nothing, and every act works. */
const quietly = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const tabKeys: KeyStore = {
  get: (what) =>
    quietly(() => {
      const name = nameOf(what)
      const value: unknown = name && JSON.parse(sessionStorage.getItem(name) ?? 'null')
      return isKept(value) ? { key: value.key, atMs: value.atMs } : undefined
    }),
  keep: (what, kept) =>
    quietly(() => {
      const name = nameOf(what)
      if (name) sessionStorage.setItem(name, JSON.stringify(kept))
    }),
  drop: (what) =>
    quietly(() => {
      const name = nameOf(what)
      if (name) sessionStorage.removeItem(name)
    }),
}
