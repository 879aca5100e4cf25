/** The history of services that nobody has been told of yet. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { concernsTreasury, type HistoryRow, type NewsFacts } from './history-news.ts'
import { wholeTransactionId } from './transaction-id.ts'
import type { HistoryPlace, HistoryReader } from '../notifications.store.ts'

/**
 * The number below which every transaction of this database is over. Of the moment before the look at what is under way: what
 * began in between has a higher one. Transactions of other databases on the same server hold nothing up.
 */
const settledTransaction = async (db: Db): Promise<number> => {
  const next = await sql<{ next: number }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.execute(db)
  const limit = next.rows[0]?.next ?? 0
  const running = await sql<{ id: number }>`
    select backend_xid::text::bigint as id from pg_stat_activity
    where datname = current_database() and backend_xid is not null`.execute(db)
  return Math.min(limit, ...running.rows.map(({ id }) => wholeTransactionId(id, limit)))
}

/** A restored database counts its transactions anew: a place ahead of them is no place. */
const isAhead = (place: HistoryPlace, settled: number): boolean => place.transactionId > settled
const beginning: HistoryPlace = { transactionId: 0, historyId: 0 }

type Span = { place: HistoryPlace; settled: number; newsFrom: Date }

/** The last row behind `place` before which no transaction is under way; undefined where there is none. Of what is no news none is looked for. */
const settledEnd = async (db: Db, { place, settled, newsFrom }: Span): Promise<HistoryPlace | undefined> => {
  const { rows } = await sql<HistoryPlace>`
    select transaction_id as "transactionId", id as "historyId" from order_history
    where (transaction_id, id) > (${place.transactionId}, ${place.historyId}) and transaction_id < ${settled}
      and recorded_at >= ${newsFrom}
    order by transaction_id desc, id desc limit 1`.execute(db)
  return rows[0]
}

const lastSettled = async (db: Db, settled: number): Promise<HistoryPlace> => {
  const { rows } = await sql<HistoryPlace>`
    select transaction_id as "transactionId", id as "historyId" from order_history where transaction_id < ${settled}
    order by transaction_id desc, id desc limit 1`.execute(db)
  return rows[0] ?? beginning
}

/** How far a reader has read, as it stands; whoever else reads is not held up. */
export const placeOf = async (db: Db, reader: HistoryReader): Promise<HistoryPlace | undefined> => {
  const { rows } = await sql<HistoryPlace>`
    select transaction_id as "transactionId", history_id as "historyId" from history_readers
    where name = ${reader}`.execute(db)
  return rows[0]
}

/** Whether it is worth a lock to look: asked each second, and mostly there is nothing. */
export const hasNews = async (db: Db, reader: HistoryReader, newsFrom: Date): Promise<boolean> => {
  const place = await placeOf(db, reader)
  if (!place) return false
  const settled = await settledTransaction(db)
  return isAhead(place, settled) || (await settledEnd(db, { place, settled, newsFrom })) !== undefined
}

export type UnreadRow = HistoryRow & { transaction_id: number; at: Date; order_status: number }

export type Unread = {
  rows: UnreadRow[]
  /** Up to here everything has been looked at, where `rows` are fewer than were asked for. */
  end: HistoryPlace | undefined
}

type Wanted = { acts: readonly string[]; newsFrom: Date; limit: number }

/** Rows of `acts` behind `place` in the order of their commits. What is older than `newsFrom` is nobody's news any more. */
export const unreadHistory = async (
  db: Db,
  place: HistoryPlace,
  { acts, newsFrom, limit }: Wanted,
): Promise<Unread> => {
  const settled = await settledTransaction(db)
  const isRestored = isAhead(place, settled)
  const start = isRestored ? beginning : place
  const end = await settledEnd(db, { place: start, settled, newsFrom })
  // What a restored history tells is passed over once, else it would be read through each second until something happens.
  if (!end) return { rows: [], end: isRestored ? await lastSettled(db, settled) : undefined }
  const { rows } = await sql<UnreadRow>`
    select h.id, h.transaction_id, h.at, h.act, h.order_id, h.actor_id, h.details, o.client_id, o.carrier_id, o.driver_id,
      o.status as order_status, o.cancel_cause, o.pay_transaction
    from order_history h join orders o on o.id = h.order_id
    where (h.transaction_id, h.id) > (${start.transactionId}, ${start.historyId})
      and (h.transaction_id, h.id) <= (${end.transactionId}, ${end.historyId})
      and h.recorded_at >= ${newsFrom} and h.act = any(${[...acts]})
    order by h.transaction_id, h.id limit ${limit}`.execute(db)
  return { rows, end }
}

export const offerersOf = async (db: Db, rows: readonly HistoryRow[]): Promise<Map<string, string>> => {
  const ids = rows.flatMap(({ details }) =>
    typeof details['offerId'] === 'string' ? [details['offerId']] : [],
  )
  if (ids.length === 0) return new Map()
  const offers = await db.selectFrom('offers').select(['id', 'carrier_id']).where('id', 'in', ids).execute()
  return new Map(offers.map(({ id, carrier_id }) => [id, carrier_id]))
}

export const activeIdsOf = async (
  db: Db,
  role: 'administrator' | 'accountancy' | 'soport',
): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', role)
    .where('is_active', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

export const newsFactsFor = async (db: Db, rows: readonly HistoryRow[]): Promise<NewsFacts> => {
  const offererOf = await offerersOf(db, rows)
  if (!rows.some(concernsTreasury)) return { offererOf, administrators: [], accountants: [] }
  const administrators = await activeIdsOf(db, 'administrator')
  return { offererOf, administrators, accountants: await activeIdsOf(db, 'accountancy') }
}
