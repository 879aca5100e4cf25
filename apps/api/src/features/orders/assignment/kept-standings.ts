/**
 * What carriers are and have, kept in memory for the live channel: an open service is told to all who look, and reading thousands of
 * them anew for each took PostgreSQL half a second. Where something changes it is told (`standing.changed`) and read again.
 * docs/decisions/0083.
 */
import type { CarrierStanding } from './carrier-standing.views.ts'

export type Standings = ReadonlyMap<string, CarrierStanding>

export type KeptStandings = {
  /** Of those that are there. */
  of(carrierIds: readonly string[]): Promise<Standings>
  /** These are read anew, or all of them. */
  forget(carrierIds?: readonly string[]): void
  /** Whether changes are heard of: while they are not nothing is kept. */
  hears(isSo: boolean): void
}

/** Whatever word is lost: nothing is older. What was read together is not read together again. */
const lifeMs = 60_000
const most = 50_000

type Kept = { standing: CarrierStanding; untilMs: number }

export const keepStandings = (read: (carrierIds: readonly string[]) => Promise<Standings>): KeptStandings => {
  const kept = new Map<string, Kept>()
  /** Who changed while somebody is being read, or all: what is found of him may be what was before. */
  let changed: Set<string> | 'all' | undefined
  let isHearing = true
  let last: Promise<unknown> = Promise.resolve()

  const keep = (found: Standings) => {
    if (changed === 'all' || !isHearing) return
    if (kept.size + found.size > most) kept.clear()
    for (const [id, standing] of found)
      if (!changed?.has(id))
        kept.set(id, { standing, untilMs: performance.now() + (lifeMs * (1 + Math.random())) / 2 })
  }
  const forgetAll = () => {
    if (changed) changed = 'all'
    kept.clear()
  }
  const known = (carrierIds: readonly string[]): Map<string, CarrierStanding> => {
    const nowMs = performance.now()
    const standings = new Map<string, CarrierStanding>()
    for (const id of carrierIds) {
      const one = kept.get(id)
      if (one && one.untilMs > nowMs) standings.set(id, one.standing)
    }
    return standings
  }
  const find = async (carrierIds: readonly string[]): Promise<Standings> => {
    const standings = known(carrierIds)
    const missing = carrierIds.filter((id) => !standings.has(id))
    if (missing.length === 0) return standings
    changed = new Set()
    try {
      const found = await read(missing)
      keep(found)
      return new Map([...standings, ...found])
    } finally {
      changed = undefined
    }
  }
  return {
    // One after the other: what one has read the next need not.
    of: (carrierIds) => {
      const finding = last.then(() => find(carrierIds))
      last = finding.catch(() => undefined)
      return finding
    },
    forget: (carrierIds) => {
      if (carrierIds === undefined) return forgetAll()
      for (const id of carrierIds) {
        if (changed instanceof Set) changed.add(id)
        kept.delete(id)
      }
    },
    hears: (isSo) => {
      isHearing = isSo
      forgetAll()
    },
  }
}
