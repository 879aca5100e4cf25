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
}

/** `make` answers at least so many acts that nobody has sent yet. */
export const eachOnce = (make: (least: number) => Promise<readonly Request[]>): Supply => {
  let list: readonly Request[] = []
  let next = 0
  return {
    requests: [
      {
        setupRequest: (request) => {
          const one = list[next++]
          if (!one) throw new RangeError(`all ${list.length} acts are done in the middle of a stretch`)
          return { ...request, ...one }
        },
      },
    ],
    refill: async (least) => {
      if (list.length - next >= least) return
      list = await make(least)
      next = 0
    },
  }
}
