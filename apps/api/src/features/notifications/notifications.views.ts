import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { notificationKinds } from '@arriero/domain/notifications/notification-kinds'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import {
  notificationColumns,
  notificationSource,
  linkedWords,
  type NotificationRow,
} from './notification-row.views.ts'

type Query = InputOf<typeof api.notifications.all>['query']
type Wire = ReplyOf<typeof api.notifications.all>['items'][number]

const sorts: Sorts = { createdAt: { by: sql`n.created_at`, type: 'instant' } }

/** What an older release cannot put into words it does not show. */
const isKnown = sql`n.kind = any(${[...notificationKinds]})`

const wire = (ctx: Ctx, row: NotificationRow): Wire[] => {
  const words = linkedWords(ctx, row)
  if (!words) return []
  return [
    {
      _id: row.id,
      kind: row.kind,
      ...words,
      orderId: row.order_id,
      createdAt: row.created_at.toISOString(),
      isRead: row.read_at !== null,
    },
  ]
}

/** `q` is not asked: a bell is read, not searched. */
export const notificationsFor = async (ctx: Ctx, query: Query) => {
  const where = [
    sql`n.user_id = ${ctx.actor.id}`,
    isKnown,
    query.isRead === undefined
      ? undefined
      : sql`n.read_at is ${query.isRead === 'true' ? sql`not null` : sql`null`}`,
  ]
  const list = {
    select: notificationColumns,
    from: notificationSource,
    countFrom: sql`notifications_by_month n`,
    where,
    id: sql`n.id`,
    sorts,
  }
  const { rows, page } = await keysetPage<NotificationRow>(ctx.db, list, query)
  return { items: rows.flatMap((row) => wire(ctx, row)), ...page }
}

const mostCounted = 100

/** Counts no further than 100, which stands for that many or more. */
export const unreadOf = async (db: Db, userId: string): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*) as unread from (select 1 from notifications_by_month n
      where n.user_id = ${userId} and n.read_at is null and ${isKnown} limit ${mostCounted}) counted`.execute(
    db,
  )
  return rows[0]?.unread ?? 0
}
