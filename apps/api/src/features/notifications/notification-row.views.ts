/** A notification as it is read, and the words made of it. */
import { isNotificationKind } from '@arriero/domain/notifications/notification-kinds'
import type { Role } from '@arriero/domain/people/roles'
import type { NotificationWords } from '@arriero/contract/es/notice-words'
import { notificationWords } from '@arriero/contract/es/notifications'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { linkOf } from './links.ts'

export type NotificationRow = {
  id: string
  kind: string
  role: Role
  order_id: string | null
  object_id: string | null
  facts: Record<string, unknown>
  created_at: Date
  read_at: Date | null
  origin_name: string | null
  origin_code: string | null
  destination_name: string | null
  destination_code: string | null
  reservation_at: Date | null
}

export const notificationSource = sql`(notifications_by_month n join users u on u.id = n.user_id left join orders o on o.id = n.order_id)`
export const notificationColumns = sql`n.id, n.kind, u.role, n.order_id, n.object_id, n.facts, n.created_at, n.read_at,
  o.origin_name, o.origin_code, o.destination_name, o.destination_code, o.reservation_at`

/** The town where it is known: a whole address would not fit a phone's line. */
const townOf = ({ providers }: OpenCtx, code: string | null, name: string | null): string =>
  (code === null ? undefined : providers.places.byCode(code)?.town) ?? name ?? ''

const serviceOf = (ctx: OpenCtx, row: NotificationRow) =>
  row.order_id === null || row.reservation_at === null
    ? null
    : {
        route: `${townOf(ctx, row.origin_code, row.origin_name)} – ${townOf(ctx, row.destination_code, row.destination_name)}`,
        reservationAt: row.reservation_at,
        code: row.order_id.slice(18),
      }

export type LinkedWords = NotificationWords & { link: string | null }

/** Undefined for a kind that this release does not know. */
export const linkedWords = (ctx: OpenCtx, row: NotificationRow): LinkedWords | undefined => {
  const { kind, role, facts } = row
  if (!isNotificationKind(kind)) return undefined
  const target = { kind, role, orderId: row.order_id, objectId: row.object_id }
  return { ...notificationWords(kind, { role, service: serviceOf(ctx, row), facts }), link: linkOf(target) }
}
