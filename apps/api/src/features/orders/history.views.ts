import type { Reader } from '@arriero/domain/orders/order-event'
import { historyActs, orderEventOf, type HistoryAct } from '@arriero/domain/orders/order-events'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fail } from '#http/app-error.ts'
import { viewerOf } from './shapes/order-viewer.ts'

type HistoryRow = {
  id: number
  act: string
  at: Date
  recorded_at: Date
  is_time_verified: boolean
  latitude: number | null
  longitude: number | null
  reason: string | null
  name: string | null
  role: string | null
  image_ids: string[] | null
}

/** Beside it everybody reads what he did himself. */
const actsReadBy = (viewer: Reader): HistoryAct[] =>
  historyActs.filter((act) => orderEventOf(act)?.read?.includes(viewer))

/** The timeline of an order for its parties; a carrier that only looks at it has none. */
export const orderHistory = async (ctx: Ctx, orderId: string) => {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['status', 'client_id', 'carrier_id', 'driver_id', 'reservation_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const viewer = order && viewerOf(order, ctx.actor, ctx.now)
  if (!viewer || viewer === 'open') return fail('order.not_found')
  const { rows } = await sql<HistoryRow>`
    select h.id, h.act, h.at, h.recorded_at, h.is_time_verified, h.latitude, h.longitude, h.reason, u.name, u.role,
      h.details->'imageIds' as image_ids
    from order_history h left join users u on u.id = h.actor_id
    where h.order_id = ${orderId} and (h.act = any(${actsReadBy(viewer)}) or h.actor_id = ${ctx.actor.id})
    order by h.id limit 500`.execute(ctx.db)
  const items = rows.map((row) => wire(row, ctx))
  return { items: viewer === 'client' ? items.map(withoutEarlyPlace) : items }
}

const earlyActs: readonly string[] = ['milestone.onTheWay', 'evidence.onTheWay'] satisfies HistoryAct[]

/** Where the driver set out from is none of the client's business. Decisions §14. */
const withoutEarlyPlace = (item: ReturnType<typeof wire>) =>
  earlyActs.includes(item.act) ? { ...item, place: null } : item

const wire = (row: HistoryRow, { fileUrl }: Ctx) => ({
  _id: String(row.id),
  act: row.act,
  at: row.at.toISOString(),
  recordedAt: row.recorded_at.toISOString(),
  isTimeVerified: row.is_time_verified,
  by: row.name !== null && row.role !== null ? { name: row.name, rol: row.role } : null,
  reason: row.reason,
  /** Photos that came with a step which met a cancelled service. */
  images: (row.image_ids ?? []).map(fileUrl),
  place:
    row.latitude !== null && row.longitude !== null
      ? { latitude: row.latitude, longitude: row.longitude }
      : null,
})
