/** Rows of what people were told, and how far the history of services has been read for it. */
import type { NotificationKind } from '@arriero/domain/notifications/notification-kinds'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'

export type NewNotification = {
  userId: string
  kind: NotificationKind
  orderId?: string | undefined
  objectId?: string | undefined
  /** What its sentence needs beyond the service. */
  facts?: Record<string, unknown> | undefined
  /** Told to each person once under this key; every time where there is none. */
  onceKey?: string | undefined
}

export type Written = { id: string; userId: string; kind: NotificationKind }

const rowsAtOnce = 1_000

/** Accounts that are there to be told something: also those that wait to be validated. */
const activeOf = async (db: Db, userIds: readonly string[]): Promise<Set<string>> => {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where((is) => is.or([is('is_active', '=', true), is('validation', '<>', 'validated')]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What is told together keeps its order in each bell. */
const momentsFrom = (now: Date) => {
  const counts = new Map<string, number>()
  return (userId: string): Date => {
    const nth = counts.get(userId) ?? 0
    counts.set(userId, nth + 1)
    return new Date(now.getTime() + nth)
  }
}

const insertRows = async (ctx: OpenCtx, news: readonly NewNotification[]): Promise<Written[]> => {
  const momentOf = momentsFrom(ctx.now)
  const rows = await ctx.db
    .insertInto('notifications')
    .values(
      news.map((one) => {
        const id = ctx.newId()
        return {
          id,
          user_id: one.userId,
          kind: one.kind,
          order_id: one.orderId ?? null,
          object_id: one.objectId ?? null,
          facts: JSON.stringify(one.facts ?? {}),
          once_key: one.onceKey ?? id,
          created_at: momentOf(one.userId),
          read_at: null,
        }
      }),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'once_key']).doNothing())
    .returning(['id', 'user_id', 'kind'])
    .execute()
  return rows.map(({ id, user_id, kind }) => ({ id, userId: user_id, kind: kind as NotificationKind }))
}

/** Those that are new; deactivated accounts are told nothing. */
export const insertNotifications = async (
  ctx: OpenCtx,
  news: readonly NewNotification[],
): Promise<Written[]> => {
  const active = await activeOf(ctx.db, [...new Set(news.map(({ userId }) => userId))])
  const wanted = news.filter(({ userId }) => active.has(userId))
  const written: Written[] = []
  for (let at = 0; at < wanted.length; at += rowsAtOnce)
    written.push(...(await insertRows(ctx, wanted.slice(at, at + rowsAtOnce))))
  return written
}

/** False where the person has no such notification. */
export const markRead = async (ctx: OpenCtx, userId: string, id: string): Promise<boolean> => {
  const row = await ctx.db
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, ${ctx.now})` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What somebody was told of a service and has read where it was said; false where nothing of it was unread. */
export const markReadOf = async (
  ctx: OpenCtx,
  { userId, kind, orderId }: { userId: string; kind: NotificationKind; orderId: string },
): Promise<boolean> => {
  const result = await ctx.db
    .updateTable('notifications')
    .set({ read_at: ctx.now })
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The named one and all before it; false where the person has no such notification. */
export const markReadUpTo = async (ctx: OpenCtx, userId: string, newest: string): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    select id from notifications where id = ${newest} and user_id = ${userId}`.execute(ctx.db)
  if (rows.length === 0) return false
  await sql`
    update notifications set read_at = ${ctx.now}
    where user_id = ${userId} and read_at is null
      and (created_at, id) <= (select created_at, id from notifications where id = ${newest})`.execute(ctx.db)
  return true
}

export const removeNotificationsBefore = async (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> => {
  const result = await sql`
    delete from notifications where id in
      (select id from notifications where created_at < ${before} order by created_at limit ${limit})`.execute(
    db,
  )
  return Number(result.numAffectedRows ?? 0)
}

export type HistoryPlace = { transactionId: number; historyId: number }

/** Each reads the history for itself. */
export type HistoryReader = 'notifications' | 'webhooks' | 'lanes' | 'signals'

/** How far was read; undefined where another node reads just now. Held until the transaction ends. */
export const takePlace = async (db: Db, reader: HistoryReader): Promise<HistoryPlace | undefined> => {
  const { rows } = await sql<HistoryPlace>`
    select transaction_id as "transactionId", history_id as "historyId" from history_readers
    where name = ${reader} for update skip locked`.execute(db)
  return rows[0]
}

export const keepPlace = async (
  db: Db,
  reader: HistoryReader,
  { transactionId, historyId }: HistoryPlace,
): Promise<void> => {
  await db
    .updateTable('history_readers')
    .set({ transaction_id: transactionId, history_id: historyId })
    .where('name', '=', reader)
    .execute()
}

/** What somebody was told and was still to be told, and the browsers he was told in. */
export const removeNotificationsOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('notifications').where('user_id', '=', userId).execute()
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
  await sql`
    delete from paper_reminders where user_id = ${userId} or credential_id in (select c.id from credentials c
      where c.user_id = ${userId} or c.vehicle_id in (select id from vehicles where owner_id = ${userId}))`.execute(
    db,
  )
}
