/** How the process ends: what was opened is closed in turn, also for somebody who asks while it still opens. docs/decisions/0026. */
import { setTimeout as sleep } from 'node:timers/promises'

export type Part = { stop(): Promise<void> }

export type Ending = {
  /** Aborted once the end is asked for; long work looks at it. */
  signal: AbortSignal
  /** Closed with all others, the last one first. Throws where the end was asked for meanwhile. */
  add<P extends Part>(part: P): P
  /** The end waits for `work`; where it fails, what it opened is closed before its error goes on. */
  during<T>(work: () => Promise<T>): Promise<T>
  isAsked(): boolean
}

const withinMs = 15_000
const atOnceMs = 3_000
/** One Ctrl-C may be heard twice: from the terminal, and from whoever passes it on. */
const sameAskMs = 1_000

type Asked = Pick<NodeJS.Process, 'on' | 'exit'> & { connected?: boolean }

export const endInOrder = (process: Asked, now: () => number = Date.now): Ending => {
  const parts: Part[] = []
  const asked = new AbortController()
  let askedAtMs = 0
  let opening: Promise<unknown> = Promise.resolve()

  const closeAll = async () => {
    for (let part = parts.pop(); part; part = parts.pop()) await part.stop()
  }
  const end = async () => {
    setTimeout(() => process.exit(1), withinMs).unref()
    asked.abort()
    await opening.catch(() => undefined)
    await closeAll().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  /** Whoever does not want to wait: what was opened first, the database, is still put down. */
  const endNow = async () => {
    await Promise.race([parts[0]?.stop().catch(() => undefined), sleep(atOnceMs)])
    process.exit(1)
  }
  const ask = (isImpatient: boolean) => {
    if (askedAtMs === 0) {
      askedAtMs = now()
      void end()
    } else if (isImpatient && now() - askedAtMs >= sameAskMs) void endNow()
  }
  for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => ask(true))
  // Whoever started us is gone, even killed.
  process.on('disconnect', () => ask(false))
  if (process.connected === false) ask(false)

  return {
    signal: asked.signal,
    isAsked: () => askedAtMs > 0,
    add: (part) => {
      parts.push(part)
      asked.signal.throwIfAborted()
      return part
    },
    during: async (work) => {
      const working = Promise.resolve().then(work)
      opening = working
      try {
        return await working
      } catch (error) {
        // Else the end that was asked for closes them.
        if (askedAtMs === 0) await closeAll().catch(() => undefined)
        throw error
      }
    },
  }
}
