/** What a service caused: whom it told of what and by which ways it went; and who has read its conversation. docs/decisions/0067. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { notificationKinds } from '@arriero/domain/notifications/notification-kinds'
import { sentState } from '@arriero/domain/notifications/sent-state'
import type { NotificationChannel } from '@arriero/domain/notifications/notification-topics'
import type { Role } from '@arriero/domain/people/roles'
import { staff } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import {
  linkedWords,
  notificationColumns,
  notificationSource,
  type NotificationRow,
} from './notification-row.views.ts'

type Sent = ReplyOf<typeof api.notifications.sent>
type Seen = ReplyOf<typeof api.notifications.seen>

type Told = { people: string[]; since: Date }

/**
 * Whoever a service may tell of itself: its parties of now and before, who offered on it, of the staff everybody. Notifications
 * are kept by person, and found by these.
 */
const toldOf = async ({ db }: Ctx, orderId: string): Promise<Told | undefined> => {
  const { rows } = await sql<Told>`
    select o.created_at as since, array(
      select o.client_id union select o.carrier_id union select o.driver_id
      union select f.carrier_id from offers f where f.order_id = o.id
      union select h.actor_id from order_history h where h.order_id = o.id
      union select h.details->>'driverId' from order_history h where h.order_id = o.id and h.act = 'order.assigned'
      union select u.id from users u where u.role = any(${[...staff]})) as people
    from orders o where o.id = ${orderId}`.execute(db)
  const [row] = rows
  return row && { since: row.since, people: row.people.filter((id) => id !== null) }
}

export type SentWay = { channel: NotificationChannel; state: string; reported: string | null; at: string }
type Row = NotificationRow & { user_id: string; name: string; ways: SentWay[] }

/** By which ways a notification went besides the bell. */
export const waysSent = sql`(select coalesce(jsonb_agg(jsonb_build_object('channel', d.channel, 'state', d.state, 'reported', d.reported,
      'at', coalesce(d.reported_at, d.settled_at, d.created_at)) order by d.created_at, d.id), '[]')
    from deliveries d where d.notification_id = n.id)`
const columns = sql`${notificationColumns}, n.user_id, u.name, ${waysSent} as ways`

const sorts: Sorts = { createdAt: { by: sql`n.created_at`, type: 'instant' } }

const itemOf = (ctx: Ctx, row: Row): Sent['items'] => {
  const words = linkedWords(ctx, row)
  if (!words) return []
  return [
    {
      _id: row.id,
      to: { _id: row.user_id, name: row.name, rol: row.role },
      title: words.title,
      createdAt: row.created_at.toISOString(),
      readAt: row.read_at?.toISOString() ?? null,
      ways: row.ways.map(({ channel, state, reported, at }) => ({
        channel,
        state: sentState(state, reported),
        at: new Date(at).toISOString(),
      })),
    },
  ]
}

/** Undefined where there is no such service. */
export const sentOf = async (
  ctx: Ctx,
  orderId: string,
  query: InputOf<typeof api.notifications.sent>['query'],
): Promise<Sent | undefined> => {
  const told = await toldOf(ctx, orderId)
  if (!told) return undefined
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select: columns,
      from: notificationSource,
      countFrom: sql`notifications_by_month n`,
      where: [
        sql`n.user_id = any(${told.people})`,
        sql`n.created_at >= ${told.since}`,
        sql`n.order_id = ${orderId}`,
        sql`n.kind = any(${[...notificationKinds]})`,
      ],
      id: sql`n.id`,
      sorts,
    },
    query,
  )
  return { items: rows.flatMap((row) => itemOf(ctx, row)), ...page }
}

type SeenRow = {
  what: Seen['items'][number]['what']
  user_id: string
  name: string
  role: Role
  at: Date
  read: number | null
  written: number | null
}

/** Who has read the conversation and how far, and who of the staff opened it: what is recorded of reading, and no more. */
export const seenOf = async ({ db }: Ctx, orderId: string): Promise<Seen | undefined> => {
  const { rows: found } = await sql`select 1 from orders where id = ${orderId}`.execute(db)
  if (found.length === 0) return undefined
  const { rows } = await sql<SeenRow>`
    select s.*, u.name, u.role from (
      select 'conversation' as what, m.user_id, m.read_at as at, m.read_position as read, t.last_position as written
        from message_marks m join message_threads t on t.order_id = m.order_id
        where m.order_id = ${orderId} and m.read_at is not null
      union all select 'opened', p.user_id, min(p.opened_at), null, null from message_openings p
        where p.order_id = ${orderId} group by p.user_id) s
      join users u on u.id = s.user_id
    order by s.at desc, s.user_id`.execute(db)
  return {
    items: rows.map(({ what, user_id, name, role, at, read, written }) => ({
      what,
      who: { _id: user_id, name, rol: role },
      at: at.toISOString(),
      read,
      written,
    })),
  }
}
