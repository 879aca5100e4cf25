/** How far a truck is, from its last place and its service. */
import {
  isSilent,
  lateMinutes,
  progressAmong,
  stretchFixes,
  stretchMs,
  type Trip,
} from '@arriero/domain/orders/progress'
import type { Fix } from '@arriero/domain/places/positions'
import type { Settings } from '@arriero/domain/house/settings'
import type { Line } from '@arriero/domain/places/geography'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import type { MarkerRow } from './positions.store.ts'
import { openFrom } from './on-the-road.views.ts'

export type TripColumns = Pick<
  OrderRow,
  | 'status'
  | 'is_in_position'
  | 'arrived_at'
  | 'trip_start_at'
  | 'origin_latitude'
  | 'origin_longitude'
  | 'origin_exact'
  | 'destination_latitude'
  | 'destination_longitude'
  | 'destination_exact'
  | 'distance_km'
  | 'route_line'
>

/** Enough for arrivals, which ask for no line. */
export const tripWithoutLine = (row: Omit<TripColumns, 'route_line'>): Trip => ({
  status: row.status,
  isInPosition: row.is_in_position,
  hasArrived: row.arrived_at !== null,
  tripStartAt: row.trip_start_at,
  origin: { latitude: row.origin_latitude, longitude: row.origin_longitude, exact: row.origin_exact },
  destination: {
    latitude: row.destination_latitude,
    longitude: row.destination_longitude,
    exact: row.destination_exact,
  },
  distanceKm: row.distance_km,
  line: [],
})

export const tripOf = (row: TripColumns): Trip => ({
  ...tripWithoutLine(row),
  line: row.route_line as Line,
})

const oneDecimal = (km: number) => Math.round(km * 10) / 10

/** The places of the same stretch before the marker's, the newest first. */
const placesBefore = async (db: Db, { order_id, driver_id, at }: Marker) => {
  const { rows } = await sql<Pick<Marker, 'at' | 'latitude' | 'longitude'>>`
    select at, latitude, longitude from positions
    where order_id = ${order_id} and driver_id = ${driver_id} and not is_flagged
      and at < ${at} and at >= ${new Date(at.getTime() - stretchMs)}
    order by at desc limit ${stretchFixes - 1}`.execute(db)
  return rows
}

type Marker = Pick<MarkerRow, 'order_id' | 'driver_id' | 'at' | 'latitude' | 'longitude'>

export type PromisedTrip = TripColumns & Pick<OrderRow, 'reservation_at' | 'planned_end_at'>
type Rule = Pick<Settings, 'plan' | 'offRouteKm'> & { now: Date }

/** What the newest place of a service says beside those of its stretch before it; null where the truck is heading nowhere. */
export const progressFrom = (order: PromisedTrip, places: readonly [Fix, ...Fix[]], rule: Rule) => {
  const { now, plan, offRouteKm: allowedKm } = rule
  const progress = progressAmong(tripOf(order), places, { now, planKmh: plan.speedKmPerHour })
  if (!progress) return null
  const { target, remainingKm, etaAt, offRouteKm } = progress
  return {
    target,
    remainingKm: oneDecimal(remainingKm),
    etaAt: etaAt.toISOString(),
    lateMinutes: lateMinutes(etaAt, target === 'origin' ? order.reservation_at : order.planned_end_at),
    offRouteKm: offRouteKm === null ? null : oneDecimal(offRouteKm),
    isOffRoute: offRouteKm !== null && offRouteKm > allowedKm,
  }
}

export const progressOn = async ({ db, now }: OpenCtx, order: PromisedTrip, marker: Marker) =>
  progressFrom(order, [marker, ...(await placesBefore(db, marker))], { ...(await settingsInForce(db)), now })

/** `heardAt`: the last word of its phone, null where none is known. */
export const isSilentNow = async (
  { db, now }: OpenCtx,
  orderId: string,
  heardAt: Date | null,
): Promise<boolean> => {
  const { silentPhoneMs } = await settingsInForce(db)
  const { rows } = await sql<{ open_from: Date | null }>`
    select ${openFrom} as open_from from orders o where o.id = ${orderId}`.execute(db)
  const from = rows[0]?.open_from
  return !!from && isSilent(heardAt, from, { now, silentMs: silentPhoneMs })
}
