/**
 * One list of acts for all connections. Left alone, every connection walks the list from its first entry, so that all of them
 * write the same row in step and wait for each other's lock.
 */
import type { Request } from 'autocannon'

/** Over and over. */
export const inTurn = (list: readonly Request[]): Request[] => {
  let next = 0
  return [{ setupRequest: (request) => ({ ...request, ...list[next++ % list.length] }) }]
}

/** Acts of which each may be sent once. */
export type Supply = {
  requests: Request[]
  /** At least so many are there for the next stretch. */
  refill: (least: number) => Promise<void>
  /** Somebody asked for one more than there were: he was given an old one, and the stretch is worth nothing. */
  isShort: () => boolean
}

/** `make` answers at least so many acts that nobody has sent yet. */
export const eachOnce = (make: (least: number) => Promise<readonly Request[]>): Supply => {
  let list: readonly Request[] = []
  let next = 0
  return {
    requests: [{ setupRequest: (request) => ({ ...request, ...(list[next++] ?? list.at(-1)) }) }],
    refill: async (least) => {
      if (list.length - next >= least) return
      list = await make(least)
      next = 0
      if (list.length < least) throw new RangeError(`of ${least} acts only ${list.length} can be made`)
    },
    isShort: () => next > list.length,
  }
}

/** Acts a second that hardly a machine reaches: what is there for a first stretch. */
const paceMost = 12_500
/** The next stretch may be so much quicker than the quickest before it. */
const headroom = 2
const paces = new WeakMap<Supply, number>()

/** A stretch with as many acts as it takes: one that runs out of them in the middle is begun anew with more. */
export const withEnough = async <Stretch extends { perSecond: number }>(
  supply: Supply,
  seconds: number,
  send: () => Promise<Stretch>,
): Promise<Stretch> => {
  let least = (paces.get(supply) ?? paceMost / headroom) * headroom
  for (;;) {
    await supply.refill(Math.ceil(seconds * least))
    const stretch = await send()
    paces.set(supply, Math.max(paces.get(supply) ?? 0, stretch.perSecond))
    if (!supply.isShort()) return stretch
    least *= headroom
  }
}
