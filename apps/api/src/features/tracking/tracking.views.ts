import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { viewerOf } from '#features/orders/order-viewer.ts'
import { fail } from '#http/app-error.ts'
import { markerOf } from './positions.store.ts'
import { isWatchable } from './window.ts'

const trailMax = 400

/** The way driven so far, thinned to what a map can use. */
const trailOf = async (db: Db, orderId: string): Promise<[number, number][]> => {
  const { rows } = await sql<{ longitude: number; latitude: number }>`
    select longitude, latitude from (
      select longitude, latitude, at, row_number() over (order by at) as number, count(*) over () as total
      from positions where order_id = ${orderId} and not is_flagged) p
    where number % greatest(1, total / ${trailMax}) = 0 or number = total order by at`.execute(db)
  return rows.map(({ longitude, latitude }) => [longitude, latitude])
}

export const wirePosition = (marker: NonNullable<Awaited<ReturnType<typeof markerOf>>>) => ({
  at: marker.at.toISOString(),
  receivedAt: marker.received_at.toISOString(),
  latitude: marker.latitude,
  longitude: marker.longitude,
  speedKmh: marker.speed_kmh,
  heading: marker.heading,
  accuracyM: marker.accuracy_m,
})

/** Route and, inside the window, where the truck is. */
export const orderLocation = async (ctx: Ctx, orderId: string) => {
  const order = await ctx.db
    .selectFrom('orders')
    .select([
      'status',
      'client_id',
      'carrier_id',
      'driver_id',
      'reservation_at',
      'paid_at',
      'is_in_position',
      'on_the_way_at',
      'route_line',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const viewer = order && viewerOf(order, ctx.actor, ctx.now)
  if (!order || !viewer || viewer === 'open') return fail('order.not_found')
  const isOpen = isWatchable(order, viewer === 'client')
  const marker = isOpen ? await markerOf(ctx.db, orderId) : undefined
  return {
    position: marker ? wirePosition(marker) : null,
    trail: isOpen ? await trailOf(ctx.db, orderId) : [],
    line: order.route_line as [number, number][],
    isOpen,
  }
}
