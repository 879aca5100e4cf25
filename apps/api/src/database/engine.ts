/** Failures of the engine are waits: whether one is, and work that is done again once PostgreSQL is back. docs/decisions/0046. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

const readOnly = '25006'
/** A connection lost or refused; a server that starts, leaves, lately became a standby, or gave up a transaction in which nothing came for a minute. */
const awayCodes =
  /^(08...|57P0.|25006|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)$/
/** What the driver says without a code; a rollback on a broken connection hides the first error behind the second. */
const awayWords = /^Connection terminated|and is not queryable$|^Query read timeout$/
/** Too many connections, lock or statement timeout, tries against others used up, no memory. */
const busyCodes = /^(53[0234]..|55P03|57014|40001|40P01)$/
const noConnection = 'timeout exceeded when trying to connect'

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Of PostgreSQL on this machine; a file that is missing is another fault, and no wait. */
const isSocketMissing = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** A session that it had to end for a fault of its own, such as no room for what each new one writes as it begins. */
const isSessionEnded = (error: Error): boolean =>
  codeOf(error) === 'XX000' && 'severity' in error && error.severity === 'FATAL'

/** PostgreSQL is not there, or not there to be written to. */
export const isEngineAway = (error: unknown): boolean =>
  error instanceof Error &&
  (awayCodes.test(codeOf(error)) ||
    isSocketMissing(error) ||
    isSessionEnded(error) ||
    awayWords.test(error.message))

/** Busy, or away behind a line that swallows what is said on it. */
export const isWithoutConnection = (error: unknown): boolean =>
  error instanceof Error && error.message === noConnection

/** It is there, and has no room for this now. */
export const isEngineBusy = (error: unknown): boolean =>
  error instanceof Error && (busyCodes.test(codeOf(error)) || isWithoutConnection(error))

/** A connection to what became a standby refuses every write until somebody ends it: the pool takes it back no more. */
export const leaveStandbys = (pool: pg.Pool): void => {
  const standbys = new WeakSet<pg.PoolClient>()
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: pg.Connection }
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnly) standbys.add(client)
    })
  })
  pool.on('release', (_error, client) => {
    // The pool looks whether it ends right after this.
    if (standbys.has(client)) void client.end().catch(() => undefined)
  })
}

/** Whether a write would be taken now. */
export const takesWrites = async (pool: pg.Pool): Promise<boolean> => {
  const client = await pool.connect()
  let isOpen = false
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    isOpen = rows[0]?.transaction_read_only === 'off'
    return isOpen
  } finally {
    client.release(!isOpen)
  }
}

export type Patience = {
  /** So long somebody waits; whoever stands before this process must be as patient. */
  patienceMs?: number
  /** How many at once; whoever comes after them is refused. */
  mostWaiting?: number
  askEveryMs?: number
}

/** Does work again once the engine is back, as often as its patience lasts: only what may be done twice. */
export type Patiently = <T>(work: () => Promise<T>) => Promise<T>

/** One asks for all that wait. @param isBack whether the engine takes writes again */
export const patience = (isBack: () => Promise<boolean>, options: Patience = {}): Patiently => {
  const { patienceMs = 20_000, mostWaiting = 1_000, askEveryMs = 150 } = options
  const state: { waiting: number; asking?: Promise<void> | undefined } = { waiting: 0 }

  const ask = async (): Promise<void> => {
    while (state.waiting > 0 && !(await isBack().catch(() => false))) await pause(askEveryMs)
    state.asking = undefined
  }

  const waited = async (untilMs: number): Promise<void> => {
    state.waiting += 1
    try {
      state.asking ??= ask()
      await Promise.race([state.asking, pause(untilMs - Date.now(), undefined, { ref: false })])
      // Not all in the same moment.
      await pause(Math.random() * askEveryMs)
    } finally {
      state.waiting -= 1
    }
  }

  return async (work) => {
    const untilMs = Date.now() + patienceMs
    for (;;) {
      try {
        return await work()
      } catch (error) {
        const isAway = isEngineAway(error) || (state.asking !== undefined && isWithoutConnection(error))
        if (!isAway || state.waiting >= mostWaiting || Date.now() >= untilMs) throw error
        await waited(untilMs)
      }
    }
  }
}
