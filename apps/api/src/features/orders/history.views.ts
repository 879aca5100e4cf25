import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Reader } from '@arriero/domain/orders/order-event'
import { historyActs, orderEventOf, type HistoryAct } from '@arriero/domain/orders/order-events'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { columnsOf, wireOf, type Fields } from '#database/fields.ts'
import { historyFrom } from '#database/months/history-since.ts'
import { viewerOf } from './shapes/order-viewer.ts'

type Item = ReplyOf<typeof api.orders.history>['items'][number]

const fields: Fields<Item> = {
  _id: sql`h.id::text`,
  act: sql`h.act`,
  at: sql`h.at`,
  recordedAt: sql`h.recorded_at`,
  isTimeVerified: sql`h.is_time_verified`,
  by: { name: sql`u.name`, rol: sql`u.role` },
  reason: sql`h.reason`,
  // Photos that came with a step which met a cancelled service.
  images: sql`coalesce(h.details->'imageIds', '[]'::jsonb)`,
  place: { latitude: sql`h.latitude`, longitude: sql`h.longitude` },
}

/** Beside it everybody reads what he did himself. */
const actsReadBy = (viewer: Reader): HistoryAct[] =>
  historyActs.filter((act) => orderEventOf(act)?.read?.includes(viewer))

/** The timeline of an order for its parties; a carrier that only looks at it has none. */
export const orderHistory = async (ctx: Ctx, orderId: string) => {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['status', 'client_id', 'carrier_id', 'driver_id', 'reservation_at', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const viewer = order && viewerOf(order, ctx.actor, ctx.now)
  if (!viewer || viewer === 'open') return undefined
  const { rows } = await sql`
    select ${columnsOf(fields)} from order_history h left join users u on u.id = h.actor_id
    where h.order_id = ${orderId} and h.recorded_at >= ${historyFrom(order.created_at)} and (h.act = any(${actsReadBy(viewer)}) or h.actor_id = ${ctx.actor.id})
    order by h.id limit 500`.execute(ctx.db)
  const items = rows
    .map(wireOf(fields))
    .map(({ images, ...item }) => ({ ...item, images: images.map(ctx.fileUrl) }))
  return { items: viewer === 'client' ? items.map(withoutEarlyPlace) : items }
}

const earlyActs: readonly string[] = ['milestone.onTheWay', 'evidence.onTheWay'] satisfies HistoryAct[]

/** Where the driver set out from is none of the client's business. Decisions §14. */
const withoutEarlyPlace = (item: Item): Item =>
  earlyActs.includes(item.act) ? { ...item, place: null } : item
