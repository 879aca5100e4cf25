/**
 * How often a password may be tried. Each account has a free number of wrong tries, then waits that grow; an address that has
 * been let in before has a count of its own, so strangers cannot lock the owner out. Security F3.7.
 */
import { createHash } from 'node:crypto'
import { networkOf } from '#http/limits/network-of.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

export const freeTries = 10
const firstWaitMs = 30_000
const longestWaitMs = hourMs
/** From here on a day has to pass between tries: nobody gets more than a hundred in a row for nothing. */
const manyTries = 100
const manyWaitMs = 24 * hourMs

export const addressTries = 20
export const addressWindowMs = minuteMs
/** Wrong tries are forgotten after a right one, else after this. */
export const memoryMs = 30 * 24 * hourMs

/** Of wrong tries in a row, the wait after the last of them. */
export const waitAfter = (wrong: number): number => {
  if (wrong < freeTries) return 0
  if (wrong >= manyTries) return manyWaitMs
  return Math.min(firstWaitMs * 2 ** Math.min(wrong - freeTries, 20), longestWaitMs)
}

/** Wrong tries in a row and the time of the last one. */
export type Tries = { count: number; lastAt: Date | null }
export type Standing = {
  account: Tries
  /** Wrong tries at this account from this address. */
  pair: Tries
  /** This address in the last minute, whatever the account. */
  address: Tries
  isKnownAddress: boolean
}

/** Milliseconds until the next try may be made; 0 = now. */
export const waitOf = ({ account, pair, address, isKnownAddress }: Standing, now: Date): number => {
  const own = isKnownAddress ? pair : account
  const until = (tries: Tries, waitMs: number) =>
    tries.lastAt === null ? 0 : tries.lastAt.getTime() + waitMs - now.getTime()
  const addressWait = address.count >= addressTries ? until(address, addressWindowMs) : 0
  return Math.max(0, until(own, waitAfter(own.count)), addressWait)
}

const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

export type Keys = { account: string; pair: string; address: string; known: string }

/** Under which the tries are counted; what was typed as an e-mail is never stored. */
export const keysOf = (emailKey: string, address: string): Keys => {
  const account = short(emailKey)
  const network = short(networkOf(address))
  return {
    account: `account ${account}`,
    pair: `pair ${account} ${network}`,
    address: `address ${network}`,
    known: `known ${account} ${network}`,
  }
}
