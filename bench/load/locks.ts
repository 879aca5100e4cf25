/** Which locks a connection holds and waits for, looked at every few milliseconds. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from '../servers/process.ts'

/** Those that keep writers or readers away; weaker ones concern nobody. */
const strong = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']
const everyMs = 4

export type Held = { table: string; mode: string; longestMs: number }

const query = `
  select l.relation::regclass::text as "table", l.mode, l.granted, l.pid from pg_locks l join pg_stat_activity a using (pid)
  -- What the migration itself makes nobody else sees yet.
  where a.application_name = $1 and l.locktype = 'relation' and to_regclass(l.relation::regclass::text) is not null and l.mode = any($2) and a.datname = current_database()`

type Seen = { table: string; mode: string; granted: boolean; pid: number }

export type LockWatch = {
  /** The longest of each kind since it was asked the last time; waits are of mode `… waited for`. */
  take(): Held[]
  stop(): Promise<void>
}

/** `name`: the application's, as the watched connection says it. */
export const watchLocks = async (connection: Connection, name: string): Promise<LockWatch> => {
  const client = new pg.Client(connection)
  await client.connect()
  const over = new AbortController()
  const running = new Map<string, { sinceMs: number; lastMs: number }>()
  let longest = new Map<string, Held>()
  const look = async () => {
    const { rows } = await client.query<Seen>(query, [name, strong])
    const nowMs = performance.now()
    const there = new Set<string>()
    for (const { table, mode, granted, pid } of rows) {
      const key = JSON.stringify([table, granted ? mode : `${mode} waited for`, pid])
      there.add(key)
      running.set(key, { sinceMs: running.get(key)?.sinceMs ?? nowMs, lastMs: nowMs })
    }
    for (const [key, { sinceMs }] of running) {
      const [table, mode] = JSON.parse(key) as [string, string]
      const place = `${table} ${mode}`
      const longestMs = Math.max(longest.get(place)?.longestMs ?? 0, nowMs - sinceMs)
      longest.set(place, { table, mode, longestMs })
      if (!there.has(key)) running.delete(key)
    }
  }
  const looking = (async () => {
    while (!over.signal.aborted) {
      await look()
      await sleep(everyMs)
    }
  })()
  return {
    take: () => {
      const taken = [...longest.values()]
      longest = new Map()
      return taken.toSorted((a, b) => b.longestMs - a.longestMs)
    },
    stop: async () => {
      over.abort()
      await looking
      await client.end()
    },
  }
}
