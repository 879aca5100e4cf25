/** Rows of what people were told, and how far the history of services has been read for it. */
import type { NotificationKind } from '@arriero/domain/notifications/notification-kinds'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { monthStart, rowsOfMonth, waitBriefly, type Month } from '#database/months/months.ts'

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
const turnLock = 82

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

const hourMs = 3_600_000
const isNearTurn = (now: Date): boolean =>
  monthStart(new Date(now.getTime() - hourMs)) < monthStart(new Date(now.getTime() + hourMs))

const keyOf = ({ userId, onceKey }: NewNotification): string | undefined =>
  onceKey === undefined ? undefined : `${userId} ${onceKey}`

/**
 * At the turn of a month two may tell the same in two parts, where no key of one is in the other's way: one after the other. Few locks,
 * since a server has room for some thousands; who has nothing to do with the other waits for him at times.
 */
const waitTurn = async ({ db, now }: OpenCtx, news: readonly NewNotification[]): Promise<void> => {
  const keys = news.map(keyOf).filter((key) => key !== undefined)
  if (keys.length === 0 || !isNearTurn(now)) return
  await sql`
    select pg_advisory_xact_lock(${turnLock}, key) from
      (select distinct hashtext(name) & 255 as key from unnest(${keys}::text[]) name order by 1) keys`.execute(
    db,
  )
}

/** The same told twice in one go is told once. */
const eachOnce = (news: readonly NewNotification[]): NewNotification[] => {
  const known = new Set<string>()
  return news.filter((one) => {
    const key = keyOf(one)
    if (key === undefined) return true
    const isNew = !known.has(key)
    known.add(key)
    return isNew
  })
}

/** Each key once to each person: in the month of it by the key of that part, in those before by looking. */
const insertRows = async (ctx: OpenCtx, news: readonly NewNotification[]): Promise<Written[]> => {
  const momentOf = momentsFrom(ctx.now)
  const told = news.map((one) => {
    const id = ctx.newId()
    return {
      id,
      user_id: one.userId,
      kind: one.kind,
      order_id: one.orderId,
      object_id: one.objectId,
      facts: one.facts ?? {},
      once_key: one.onceKey ?? id,
      created_at: momentOf(one.userId),
    }
  })
  const { rows } = await sql<Written>`
    insert into notifications_by_month (id, user_id, kind, order_id, object_id, facts, once_key, created_at)
    select told.* from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id text, user_id text, kind text,
      order_id text, object_id text, facts jsonb, once_key text, created_at timestamptz)
    where not exists (select from notifications_by_month n where n.user_id = told.user_id and n.once_key = told.once_key)
    on conflict do nothing returning id, user_id as "userId", kind`.execute(ctx.db)
  return rows
}

/** Those that are new; deactivated accounts are told nothing. */
export const insertNotifications = async (
  ctx: OpenCtx,
  news: readonly NewNotification[],
): Promise<Written[]> => {
  const active = await activeOf(ctx.db, [...new Set(news.map(({ userId }) => userId))])
  const wanted = eachOnce(news.filter(({ userId }) => active.has(userId)))
  await waitTurn(ctx, wanted)
  const written: Written[] = []
  for (let at = 0; at < wanted.length; at += rowsAtOnce)
    written.push(...(await insertRows(ctx, wanted.slice(at, at + rowsAtOnce))))
  return written
}

/** False where the person has no such notification. */
export const markRead = async (ctx: OpenCtx, userId: string, id: string): Promise<boolean> => {
  const row = await ctx.db
    .updateTable('notifications_by_month')
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
    .updateTable('notifications_by_month')
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
    select id from notifications_by_month where id = ${newest} and user_id = ${userId}`.execute(ctx.db)
  if (rows.length === 0) return false
  await sql`
    update notifications_by_month set read_at = ${ctx.now}
    where user_id = ${userId} and read_at is null
      and (created_at, id) <= (select created_at, id from notifications_by_month where id = ${newest})`.execute(
    ctx.db,
  )
  return true
}

/** Of one part: those of a month go with it. */
export const removeNotificationsBefore = async (
  db: Db,
  part: Month,
  { before, limit }: { before: Date; limit: number },
): Promise<number> => {
  const rows = rowsOfMonth(part)
  const result = await sql`
    delete from ${rows} where id in
      (select id from ${rows} where created_at < ${before} order by created_at limit ${limit})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** What nodes of the release that knew no months find under its old name goes with the first part. */
export const removeOldName = async (db: Db): Promise<void> => {
  await waitBriefly(db)
  await sql`drop view if exists notifications`.execute(db)
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
  await sql`
    delete from deliveries where notification_id in (select id from notifications_by_month where user_id = ${userId})`.execute(
    db,
  )
  await db.deleteFrom('notifications_by_month').where('user_id', '=', userId).execute()
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
  await sql`
    delete from paper_reminders where user_id = ${userId} or credential_id in (select c.id from credentials c
      where c.user_id = ${userId} or c.vehicle_id in (select id from vehicles where owner_id = ${userId}))`.execute(
    db,
  )
}
