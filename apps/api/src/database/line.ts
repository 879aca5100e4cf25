/** Who waits for a connection of the pool, and how long the next one would: what tells that there is more to do than can be done. */

/** As far as the pool tells of itself. */
export type Counts = { waitingCount: number }

export type Line = {
  /** Who waits now. */
  waiting(): number
  /** How long whoever comes now would wait, by how fast the line moves; 0 where nobody waits, and where it stands still. */
  expectedMs(): number
  /** Somebody got a connection he had waited for. */
  granted(): void
}

/** Until it was seen moving. */
const firstGapMs = 1
/** Of so many of the last grants each counts about the same. */
const remembered = 20
/** A line that does not move at all is no lack of room: the engine is away, and for that somebody else has the patience (engine.ts). */
const standsStillMs = 1_000

export const lineOf = (counts: Counts, now: () => number = () => performance.now()): Line => {
  let gapMs = firstGapMs
  let lastAt = Number.NEGATIVE_INFINITY
  return {
    waiting: () => counts.waitingCount,
    expectedMs: () =>
      counts.waitingCount === 0 || now() - lastAt > standsStillMs ? 0 : counts.waitingCount * gapMs,
    granted: () => {
      const at = now()
      // Between two busy times nothing moved because nobody waited.
      if (at - lastAt <= standsStillMs) gapMs += (at - lastAt - gapMs) / remembered
      lastAt = at
    },
  }
}
