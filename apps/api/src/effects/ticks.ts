/** What is looked after every moment on every node: cheap to ask, and nobody waits a minute for it. */
import type { Log, OpenCtx } from '#context.ts'
import type { Outage } from '#database/watched/outage.ts'

export type Tick = {
  name: string
  everyMs: number
  /** Does all there is to do; may run on several nodes at once, and again at any moment. */
  run(ctx: OpenCtx): Promise<void>
}

type Ticking = {
  openCtx: () => OpenCtx
  log: Log
  outage: Outage
  /** While it is so, a tick passes over. */
  isHeld: () => boolean
}

/** One run of a kind at a time; after a failure the next comes as usual. */
export const startTicks = (ticks: readonly Tick[], { openCtx, log, outage, isHeld }: Ticking) => {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()
  let isStopped = false
  const plan = (tick: Tick) => {
    if (!isStopped)
      timers.set(
        tick.name,
        setTimeout(() => begin(tick), tick.everyMs),
      )
  }
  const begin = (tick: Tick) => {
    if (isHeld()) return plan(tick)
    const run = tick
      .run(openCtx())
      .catch((error: unknown) =>
        outage.failed(error, 'ticks', () => log.error({ err: error, tick: tick.name }, 'a tick failed')),
      )
      .then(() => plan(tick))
    running.set(tick.name, run)
  }
  for (const tick of ticks) plan(tick)
  return {
    /** Resolves when what runs has ended. */
    stop: async (): Promise<void> => {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}
