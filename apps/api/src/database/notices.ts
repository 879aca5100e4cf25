/**
 * NOTIFY after the commit, many acts at a time. Inside an act it would hold a lock of the whole database until that act's commit
 * is on disk, so that no two acts could ever be written in one go. docs/decisions/0009.
 */
import { sql, type Kysely } from 'kysely'
import type { Log } from '#context.ts'
import type { Tables } from './tables/tables.ts'

type Notice = { channel: string; payload: string }

/** A line past the database; false where it is away. */
export type Carry = (payloads: readonly string[]) => boolean

export type Outbox = {
  /** From now on notices go by this line, and by the database where it says no. */
  carryBy(carry: Carry | undefined): void

  send(notices: readonly Notice[]): void
  /** Everything handed over has been sent, or given up. */
  drained(): Promise<void>
}

const mostAtOnce = 500

/** One statement under way at a time; what comes meanwhile goes with the next. */
export const openOutbox = (db: Kysely<Tables>, log: Log): Outbox => {
  let waiting: Notice[] = []
  let sending: Promise<void> | undefined
  let carry: Carry | undefined
  const sendAll = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce)
      waiting = waiting.slice(mostAtOnce)
      if (carry?.(batch.map(({ payload }) => payload))) continue
      await notifyNow(db, batch).catch((error: Error) =>
        log.warn({ code: 'live.notices_lost', count: batch.length, reason: error.message }),
      )
    }
    sending = undefined
  }
  return {
    carryBy: (line) => {
      carry = line
    },
    send: (notices) => {
      waiting.push(...notices)
      if (waiting.length > 0) sending ??= sendAll()
    },
    drained: () => sending ?? Promise.resolve(),
  }
}

const notifyNow = async (db: Kysely<Tables>, notices: readonly Notice[]): Promise<void> => {
  const channels = notices.map(({ channel }) => channel)
  const payloads = notices.map(({ payload }) => payload)
  await sql`select pg_notify(c, p) from unnest(${channels}::text[], ${payloads}::text[]) n(c, p)`.execute(db)
}

const outboxes = new WeakMap<Kysely<Tables>, Outbox>()
const gathered = new WeakMap<Kysely<Tables>, Notice[]>()

export const giveOutbox = (db: Kysely<Tables>, outbox: Outbox): void => {
  outboxes.set(db, outbox)
}

/** What was handed over for `db` so far has been heard. */
export const noticesSent = (db: Kysely<Tables>): Promise<void> =>
  outboxes.get(db)?.drained() ?? Promise.resolve()

/** Runs `work` on the transaction `tx` and answers with what it wants notified once it has committed. */
export const gathering = async <T>(
  tx: Kysely<Tables>,
  work: () => Promise<T>,
): Promise<{ result: T; notices: readonly Notice[] }> => {
  const notices: Notice[] = []
  gathered.set(tx, notices)
  return { result: await work(), notices }
}

/** Heard once the transaction `db` has committed; on the pool right away. */
export const notify = (db: Kysely<Tables>, notice: Notice): void => {
  const notices = gathered.get(db)
  if (notices) notices.push(notice)
  else outboxes.get(db)?.send([notice])
}
