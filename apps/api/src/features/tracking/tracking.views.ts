import { clientSeesFrom, isWatchable } from '@arriero/domain/orders/on-the-road'
import type { Point } from '@arriero/domain/places/geography'
import type { Fix } from '@arriero/domain/places/positions'
import { trailOf, type Trail } from '@arriero/domain/places/trail'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { lineOf } from '#features/places/kept-line.ts'
import { standingConsent } from '#features/consents/consents.store.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { passesOf } from '#features/places/route-facts.ts'
import { viewerOf } from '#features/orders/shapes/order-viewer.ts'
import { proposalsOf } from './arrivals.store.ts'
import { markerOf, type MarkerRow } from './positions.store.ts'
import { openWay } from './open-way.views.ts'
import { isSilentNow, progressOn } from './progress.views.ts'
import { roadOf } from './window.ts'

/** Of a longer way every so-manieth is read: in a day of driving still one each minute. */
const readMost = 1_200

type Seen = { orderId: string; driverId: string | null; from: Date }

/** The way this driver has driven since `from`. */
const trailSince = async (db: Db, { orderId, driverId, from }: Seen): Promise<Trail> => {
  const { rows } = await sql<Fix>`
    select longitude, latitude, at from (
      select longitude, latitude, at, row_number() over (order by at) as number, count(*) over () as total
      from positions where order_id = ${orderId} and driver_id = ${driverId} and at >= ${from} and not is_flagged) p
    where number % greatest(1, total / ${readMost}) = 0 or number = total order by at`.execute(db)
  return trailOf(rows)
}

export const wirePosition = (
  marker: Pick<
    MarkerRow,
    'at' | 'received_at' | 'latitude' | 'longitude' | 'speed_kmh' | 'heading' | 'accuracy_m'
  >,
) => ({
  at: marker.at.toISOString(),
  receivedAt: marker.received_at.toISOString(),
  latitude: marker.latitude,
  longitude: marker.longitude,
  speedKmh: marker.speed_kmh,
  heading: marker.heading,
  accuracyM: marker.accuracy_m,
})

/** Where it is in words. */
export const townNear = ({ providers }: Pick<OpenCtx, 'providers'>, place: Point | null): string | null =>
  place && providers.places.at(place).town

/** A driver who took his consent back is not shown, from that moment on. */
const isShared = async (db: Db, driverId: string | null): Promise<boolean> =>
  driverId !== null && (await standingConsent(db, driverId, 'location')) !== undefined

const looked = [
  'id',
  'status',
  'client_id',
  'carrier_id',
  'driver_id',
  'reservation_at',
  'planned_end_at',
  'promised_at',
  'promised',
  'paid_at',
  'is_in_position',
  'on_the_way_at',
  'in_position_at',
  'trip_start_at',
  'arrived_at',
  'origin_latitude',
  'origin_longitude',
  'origin_exact',
  'destination_latitude',
  'destination_longitude',
  'destination_exact',
  'distance_km',
  'distance_method',
  'route_line',
  'route_facts',
] as const satisfies readonly (keyof OrderRow)[]
export type Looked = Pick<OrderRow, (typeof looked)[number]>

const nothing = {
  position: null,
  near: null,
  trail: [],
  trailGaps: [],
  progress: null,
  arrivals: [],
  isSilent: false,
}

/** From when this kind of viewer may see the truck itself, and the way it came. */
const viewOf = ({ in_position_at }: Looked, isClient: boolean, now: Date) => ({
  // The client's window opens in position: what came before, such as where the driver set out from, is not his to see.
  wayFrom: isClient ? (in_position_at ?? now) : new Date(0),
  truckFrom: isClient ? (clientSeesFrom(in_position_at) ?? now) : new Date(0),
})

const arrivalsOf = async ({ db }: OpenCtx, { id, driver_id }: Looked) => {
  const rows = driver_id === null ? [] : await proposalsOf(db, id, driver_id)
  return rows.map(({ place, at }) => ({
    place: place === 'origin' ? ('origin' as const) : ('destination' as const),
    at: at.toISOString(),
  }))
}

const noTrail: Trail = { line: [], gaps: [] }

/**
 * The truck, how far it is, and what its phone shows: inside the window of its viewer, else nothing. The way it came is read where it
 * is shown: it is long.
 */
export const truckFor = async (
  ctx: OpenCtx,
  order: Looked,
  { isClient, hasTrail }: { isClient: boolean; hasTrail: boolean },
) => {
  if (!isWatchable(roadOf(order), isClient) || !(await isShared(ctx.db, order.driver_id))) return nothing
  const { wayFrom, truckFrom } = viewOf(order, isClient, ctx.now)
  const marker = await markerOf(ctx.db, order.id)
  const isHis = marker?.driver_id === order.driver_id && marker !== undefined && marker.at >= truckFrom
  const seen = { orderId: order.id, driverId: order.driver_id, from: wayFrom }
  const { line, gaps } = hasTrail ? await trailSince(ctx.db, seen) : noTrail
  return {
    position: isHis ? wirePosition(marker) : null,
    near: townNear(ctx, isHis ? marker : null),
    trail: line,
    trailGaps: gaps,
    progress: isHis ? await progressOn(ctx, order, marker) : null,
    arrivals: await arrivalsOf(ctx, order),
    isSilent: await isSilentNow(ctx, order.id, isHis ? marker.received_at : null),
  }
}

/** The way and, inside the window, where the truck is. */
export const orderLocation = async (ctx: Ctx, orderId: string) => {
  const order = await ctx.db.selectFrom('orders').select(looked).where('id', '=', orderId).executeTakeFirst()
  const viewer = order && viewerOf(order, ctx.actor, ctx.now)
  if (!order || !viewer) return undefined
  if (viewer === 'open') return { ...nothing, ...openWay(order), isOpen: false }
  const isClient = viewer === 'client'
  return {
    ...(await truckFor(ctx, order, { isClient, hasTrail: true })),
    line: lineOf(order.route_line),
    passes: passesOf(order),
    distanceKm: order.distance_km,
    isOpen: isWatchable(roadOf(order), isClient),
  }
}
