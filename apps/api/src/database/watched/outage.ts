/**
 * While the engine is away all that works by itself fails again each moment, for one reason: that is told once, and how long it was and what
 * failed of it when it is back. docs/decisions/0046.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#context.ts'
import { isEngineAway, isWithoutConnection } from '../engine.ts'

export type Outage = {
  /**
   * Calls `tell` where it is no absence of the engine: it is asked first, since a mail server that refuses a connection says the same.
   * @param what failed, in one word for the count
   */
  failed(error: unknown, what: string, tell: () => void): void
}

type OutageOptions = {
  /** Whether the engine does again what it is there for. */
  isBack(): Promise<boolean>
  /** Nobody asks any more. */
  isOver(): boolean
  log: Log
  askEveryMs?: number
}

type Spell = {
  beganMs: number
  reason: string
  /** What will be told where it turns out to be there; empty once it is known to be away. */
  doubted: (() => void)[]
  isKnown: boolean
  counts: Record<string, number>
}

export const outageOf = ({ isBack, isOver, log, askEveryMs = 1_000 }: OutageOptions): Outage => {
  let spell: Spell | undefined
  // Whoever fails may be within a transaction, where nobody may ask the pool.
  const apart = AsyncLocalStorage.snapshot()
  const asks = () => isBack().catch(() => false)
  const waits = () => pause(askEveryMs, undefined, { ref: false })

  const untilBack = async (now: Spell): Promise<void> => {
    log.warn({ code: 'database.away', reason: now.reason })
    do await waits()
    while (!isOver() && !(await asks()))
    const lastedMs = Math.round(performance.now() - now.beganMs)
    // What was on its way over a connection that is gone belongs to it.
    if (!isOver()) await waits()
    if (!isOver()) log.warn({ code: 'database.back', lastedMs, failed: now.counts })
  }

  const look = async (now: Spell): Promise<void> => {
    now.isKnown = !(await asks()) && !isOver()
    const doubted = now.doubted.splice(0)
    if (now.isKnown) await untilBack(now)
    spell = undefined
    if (!now.isKnown) for (const tell of doubted) tell()
  }

  const begin = (reason: string): Spell => {
    const begun = { beganMs: performance.now(), reason, doubted: [], isKnown: false, counts: {} }
    apart(() => void look(begun))
    return begun
  }

  return {
    failed: (error, what, tell) => {
      const isAway = isEngineAway(error) || (spell?.isKnown === true && isWithoutConnection(error))
      if (!isAway || isOver()) return tell()
      spell ??= begin(error instanceof Error ? error.message : String(error))
      spell.counts[what] = (spell.counts[what] ?? 0) + 1
      if (!spell.isKnown) spell.doubted.push(tell)
    },
  }
}
