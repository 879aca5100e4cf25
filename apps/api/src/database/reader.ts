/**
 * Reads that may go to a replica, and never see less than the primary had acknowledged when they began: the primary is asked how far its
 * log is on disk, the replica how far it has played it. One question for all who come at once. docs/decisions/0049.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Log } from '#context.ts'
import type { Database } from './connect.ts'
import { isEngineAway } from './engine.ts'
import { microBatch } from './micro-batch.ts'

/** What a reading needs of a database. */
export type ReadFrom = Pick<Database, 'db' | 'transaction'>
export type Reader = {
  read<T>(work: (from: ReadFrom) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A place in the log, `16/B374D848`, as a number. */
export const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** So long a replica that lags is waited for; then the primary answers. */
const catchUpMs = 30
const askAgainMs = 2
/** After a failure nobody asks it for a while. */
const avoidedMs = 2_000

/** How far a server's log goes, and by which of its histories: each primary that takes over begins one. */
export type Place = { at: bigint; timeline: number | null }
type Played = Place & { isFollowing: boolean }

/** What a primary that died wrote last and nobody was told of, a replica may have played: by the number alone it would be ahead of its successor. */
export const hasAll = (played: Played, wanted: Place): boolean =>
  played.isFollowing &&
  // Not told to who may not see it (`pg_read_all_stats`).
  (played.timeline === null || wanted.timeline === null || played.timeline === wanted.timeline) &&
  played.at >= wanted.at

const flushed = async ({ db }: ReadFrom): Promise<Place> => {
  const { rows } = await sql<{ at: string; file: string }>`
    select at::text, pg_walfile_name(at) as file from pg_current_wal_flush_lsn() as at`.execute(db)
  const [row] = rows
  return { at: positionOf(row?.at ?? ''), timeline: row ? Number.parseInt(row.file.slice(0, 8), 16) : null }
}

type PlayedRow = { at: string | null; is_replica: boolean; is_following: boolean; timeline: number | null }

/** Undefined: it plays nobody's log any more, it became the primary. */
const played = async ({ db }: ReadFrom): Promise<Played | undefined> => {
  const { rows } = await sql<PlayedRow>`
    select pg_last_wal_replay_lsn()::text as at, pg_is_in_recovery() as is_replica, pid is not null as is_following, received_tli as timeline
    from (select) as one left join pg_stat_wal_receiver on true`.execute(db)
  const [row] = rows
  if (!row?.is_replica) return undefined
  return { at: positionOf(row.at ?? ''), timeline: row.timeline, isFollowing: row.is_following }
}

const forAll = <T>(ask: () => Promise<T>) =>
  microBatch<null, T>({
    delayMs: 0,
    most: 1_000,
    run: async (items) => {
      const at = await ask()
      return items.map(() => at)
    },
  })

/** What a replica alone may say: it was asked to write, or the log it plays took away what was being read. */
const ofReplicas = new Set(['25006', '40001', '40P01'])
const isOfReplicas = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && ofReplicas.has(error.code)

const openReplica = (primary: ReadFrom, replica: Database, log: Log): Reader => {
  const [flushedNow, playedNow] = [forAll(() => flushed(primary)), forAll(() => played(replica))]
  let avoidedUntilMs = 0
  const avoid = (error: unknown) => {
    if (performance.now() >= avoidedUntilMs)
      log.warn({ code: 'database.replica_avoided', reason: error instanceof Error ? error.message : '' })
    avoidedUntilMs = performance.now() + avoidedMs
  }
  const hasCaughtUp = async (): Promise<boolean> => {
    const wanted = await flushedNow(null)
    const untilMs = performance.now() + catchUpMs
    for (;;) {
      const at = await playedNow(null)
      if (at === undefined || hasAll(at, wanted)) return true
      if (performance.now() >= untilMs) return false
      await pause(askAgainMs)
    }
  }
  const isAsked = async (): Promise<boolean> => {
    if (performance.now() < avoidedUntilMs) return false
    return hasCaughtUp().catch((error: unknown) => {
      avoid(error)
      return false
    })
  }
  return {
    read: async (work) => {
      if (!(await isAsked())) return work(primary)
      try {
        return await work(replica)
      } catch (error) {
        if (isOfReplicas(error)) return work(primary)
        if (!isEngineAway(error)) throw error
        avoid(error)
        return work(primary)
      }
    },
    close: () => replica.close(),
  }
}

/** Without a replica the primary answers, and nothing is asked before. */
export const openReader = (primary: ReadFrom, replica: Database | undefined, log: Log): Reader =>
  replica
    ? openReplica(primary, replica, log)
    : { read: (work) => work(primary), close: () => Promise.resolve() }
