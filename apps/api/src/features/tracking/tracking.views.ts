import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { standingConsent } from '#features/consents/consents.store.ts'
import { viewerOf } from '#features/orders/order-viewer.ts'
import { fail } from '#http/app-error.ts'
import { markerOf } from './positions.store.ts'
import { clientSeesFrom, isWatchable } from './window.ts'

const trailMax = 400

type Seen = { orderId: string; driverId: string | null; from: Date }

/** The way this driver has driven since `from`, thinned to what a map can use. */
const trailOf = async (db: Db, { orderId, driverId, from }: Seen): Promise<[number, number][]> => {
  const { rows } = await sql<{ longitude: number; latitude: number }>`
    select longitude, latitude from (
      select longitude, latitude, at, row_number() over (order by at) as number, count(*) over () as total
      from positions where order_id = ${orderId} and driver_id = ${driverId} and at >= ${from} and not is_flagged) p
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

/** A driver who took his consent back is not shown, from that moment on. */
const isShared = async (db: Db, driverId: string | null): Promise<boolean> =>
  driverId !== null && (await standingConsent(db, driverId, 'location')) !== undefined

type Looked = { id: string; driver_id: string | null; in_position_at: Date | null }

const nothing = { position: null, trail: [] }

/** The truck and the way it came, from when its viewer may see them. */
const truckOf = async (ctx: Ctx, { id, driver_id, in_position_at }: Looked, isClient: boolean) => {
  if (!(await isShared(ctx.db, driver_id))) return nothing
  // The client's window opens in position: what came before, such as where the driver set out from, is not his to see.
  const from = isClient ? (in_position_at ?? ctx.now) : new Date(0)
  const seesFrom = isClient ? (clientSeesFrom(in_position_at) ?? ctx.now) : from
  const marker = await markerOf(ctx.db, id)
  const isHis = marker?.driver_id === driver_id && marker !== undefined && marker.at >= seesFrom
  return {
    position: isHis ? wirePosition(marker) : null,
    trail: await trailOf(ctx.db, { orderId: id, driverId: driver_id, from }),
  }
}

/** Route and, inside the window, where the truck is. */
export const orderLocation = async (ctx: Ctx, orderId: string) => {
  const order = await ctx.db
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'client_id',
      'carrier_id',
      'driver_id',
      'reservation_at',
      'paid_at',
      'is_in_position',
      'on_the_way_at',
      'in_position_at',
      'route_line',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const viewer = order && viewerOf(order, ctx.actor, ctx.now)
  if (!order || !viewer || viewer === 'open') return fail('order.not_found')
  const isClient = viewer === 'client'
  const isOpen = isWatchable(order, isClient)
  const truck = isOpen ? await truckOf(ctx, order, isClient) : nothing
  return { ...truck, line: order.route_line as [number, number][], isOpen }
}
