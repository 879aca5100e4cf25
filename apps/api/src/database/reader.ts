/**
 * Reads that may go to a replica, and never see less than the primary had acknowledged when they began: the primary is asked how far its
 * log is on disk, once for all who come together, and the replica how far it has played it. docs/decisions/0049.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Log } from '#context.ts'
import type { Database } from './connect.ts'
import { isEngineAway } from './engine.ts'
import { microBatch } from './micro-batch.ts'

/** What a reading needs of a database. */
export type ReadFrom = Pick<Database, 'db' | 'transaction'>
/** Why the primary reads in its place. */
type PassedOver = 'away' | 'late'

export type Reader = {
  read<T>(work: (from: ReadFrom) => Promise<T>): Promise<T>
  /** How many the primary answered in the replica's place, since it was away or late; undefined where there is none. */
  passedOver(): Readonly<Record<PassedOver, number>> | undefined
  close(): Promise<void>
}

/** A place in the log, `16/B374D848`, as a number. */
export const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** So long a replica that lags is waited for; then the primary answers. */
const catchUpMs = 30
/** Twice as long each time. */
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

/** Undefined: it plays nobody's log; whether it is the primary of today only the primary's own address tells. */
const played = async ({ db }: ReadFrom): Promise<Played | undefined> => {
  const { rows } = await sql<PlayedRow>`
    select pg_last_wal_replay_lsn()::text as at, pg_is_in_recovery() as is_replica, pid is not null as is_following, received_tli as timeline
    from (select) as one left join pg_stat_wal_receiver on true`.execute(db)
  const [row] = rows
  if (!row?.is_replica) return undefined
  return { at: positionOf(row.at ?? ''), timeline: row.timeline, isFollowing: row.is_following }
}

/** What a replica alone may say: it was asked to write, or the log it plays took away what was being read. */
const ofReplicas = new Set(['25006', '40001', '40P01'])
const isOfReplicas = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && ofReplicas.has(error.code)

/** Behind its address may be several, and what one has played another may lack: who is asked is who is read from, on one connection. */
const onOne = <T>({ db }: Database, work: (from: ReadFrom) => Promise<T>): Promise<T> =>
  db.connection().execute((one) => work({ db: one, transaction: (run) => one.transaction().execute(run) }))

const hasCaughtUp = async (replica: ReadFrom, wanted: Place): Promise<boolean> => {
  const untilMs = performance.now() + catchUpMs
  for (let waitMs = askAgainMs; ; waitMs *= 2) {
    const at = await played(replica)
    if (at && hasAll(at, wanted)) return true
    if (!at || performance.now() >= untilMs) return false
    await pause(waitMs)
  }
}

const openReplica = (primary: ReadFrom, replica: Database, log: Log): Reader => {
  const flushedNow = microBatch<null, Place>({
    delayMs: 0,
    most: 1_000,
    run: async (items) => {
      const place = await flushed(primary)
      return items.map(() => place)
    },
  })
  const passedOver = { away: 0, late: 0 }
  let avoidedUntilMs = 0
  const avoid = (error: unknown) => {
    if (performance.now() >= avoidedUntilMs)
      log.warn({ code: 'database.replica_avoided', reason: error instanceof Error ? error.message : '' })
    avoidedUntilMs = performance.now() + avoidedMs
  }
  const readPrimary = <T>(work: (from: ReadFrom) => Promise<T>, reason: PassedOver): Promise<T> => {
    passedOver[reason] += 1
    return work(primary)
  }
  return {
    read: async (work) => {
      if (performance.now() < avoidedUntilMs) return readPrimary(work, 'away')
      let isReading = false
      try {
        const wanted = await flushedNow(null)
        const read = await onOne(replica, async (from) => {
          isReading = await hasCaughtUp(from, wanted)
          return isReading ? { answer: await work(from) } : undefined
        })
        if (read) return read.answer
      } catch (error) {
        if (isReading && isOfReplicas(error)) return work(primary)
        if (isReading && !isEngineAway(error)) throw error
        avoid(error)
        return readPrimary(work, 'away')
      }
      return readPrimary(work, 'late')
    },
    passedOver: () => passedOver,
    close: () => replica.close(),
  }
}

/** Without a replica the primary answers, and nothing is asked before. */
export const openReader = (primary: ReadFrom, replica: Database | undefined, log: Log): Reader =>
  replica
    ? openReplica(primary, replica, log)
    : { read: (work) => work(primary), passedOver: () => undefined, close: () => Promise.resolve() }
