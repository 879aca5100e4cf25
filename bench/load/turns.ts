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

/** Each of `list` once; running out is an error, never a repeat. */
export const eachOnce = (list: readonly Request[]): Request[] => {
  let next = 0
  return [
    {
      setupRequest: (request) => {
        const one = list[next++]
        if (!one)
          throw new RangeError(`all ${list.length} acts are done: fewer BENCH_SECONDS or more BENCH_ORDERS`)
        return { ...request, ...one }
      },
    },
  ]
}
