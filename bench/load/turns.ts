/**
 * One list of acts for all connections. Left alone, every connection walks the list from its first entry, so that all of them
 * write the same row in step and wait for each other's lock.
 */
import type { Request } from 'autocannon'

/** Walks the list over and over, one entry for each call. */
export const inTurn = (list: readonly Request[]): Request[] => {
  let next = 0
  return [{ setupRequest: (request) => ({ ...request, ...list[next++ % list.length] }) }]
}

/** Acts of which each may be sent once. */
export type Supply = {
  requests: Request[]
  /** At least so many are there for the next stretch, or as many as can be made. */
  refill: (least: number) => Promise<void>
  left: () => number
  /** Somebody asked for one more than there were: he was given an old one, and the stretch is worth nothing. */
  isShort: () => boolean
}

/** `make` answers at least so many acts that nobody has sent yet, or as many as can be made. */
export const eachOnce = (make: (least: number) => Promise<readonly Request[]>): Supply => {
  let list: readonly Request[] = []
  let next = 0
  return {
    requests: [{ setupRequest: (request) => ({ ...request, ...(list[next++] ?? list.at(-1)) }) }],
    refill: async (least) => {
      if (list.length - next >= least) return
      list = await make(least)
      next = 0
    },
    left: () => Math.max(0, list.length - next),
    isShort: () => next > list.length,
  }
}

/** Acts a second that are there for a first stretch; on a machine that does more it is begun anew. */
const firstPace = 600
/** The next stretch may be so much quicker than the quickest before it. */
const headroom = 2
const paces = new WeakMap<Supply, number>()

/** A stretch with as many acts as it takes: one that runs out of them in the middle is begun anew with more. */
export const withEnough = async <Stretch extends { perSecond: number }>(
  supply: Supply,
  seconds: number,
  send: () => Promise<Stretch>,
): Promise<Stretch> => {
  let pace = Math.max(firstPace, (paces.get(supply) ?? 0) * headroom)
  for (let before = 0; ; pace *= headroom) {
    const least = Math.ceil(seconds * pace)
    await supply.refill(least)
    const there = supply.left()
    if (there < least && there <= before) throw new RangeError(`no more than ${there} acts can be made`)
    before = there
    const stretch = await send()
    paces.set(supply, Math.max(paces.get(supply) ?? 0, stretch.perSecond))
    if (!supply.isShort()) return stretch
  }
}
