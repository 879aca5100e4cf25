/** How far a truck is, from its last place and its service. */
import {
  arrivalAtStart,
  causeNow,
  hasLeftWay,
  type ArrivalState,
  type ArrivalWay,
} from '@arriero/domain/arrival/arrival'
import type { Promised } from '@arriero/domain/arrival/expected'
import { hourMs, usualPace, type Drive } from '@arriero/domain/arrival/pace'
import type { Settings } from '@arriero/domain/house/settings'
import { approachOf, isSilent, lateMinutes, targetOf, type Trip } from '@arriero/domain/orders/progress'
import type { Fix } from '@arriero/domain/places/positions'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { lineOf } from '#features/places/kept-line.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { promisedAtOf } from '#features/orders/shapes/expected-shape.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import type { MarkerRow } from './positions.store.ts'
import { openFrom } from './on-the-road.views.ts'

export type TripColumns = Pick<
  OrderRow,
  | 'status'
  | 'is_in_position'
  | 'arrived_at'
  | 'origin_latitude'
  | 'origin_longitude'
  | 'origin_exact'
  | 'destination_latitude'
  | 'destination_longitude'
  | 'destination_exact'
>

export const tripOf = (row: TripColumns): Trip => ({
  status: row.status,
  isInPosition: row.is_in_position,
  hasArrived: row.arrived_at !== null,
  origin: { latitude: row.origin_latitude, longitude: row.origin_longitude, exact: row.origin_exact },
  destination: {
    latitude: row.destination_latitude,
    longitude: row.destination_longitude,
    exact: row.destination_exact,
  },
})

/** Methods of the routing port that answer the road itself; the others join towns, and roads wind between them. */
const roadMethods: ReadonlySet<string> = new Set(['official', 'roads', 'osrm', 'valhalla'])
const townsCorridorKm = 15

type WayColumns = Pick<
  OrderRow,
  'distance_km' | 'distance_method' | 'destination_latitude' | 'destination_longitude' | 'promised'
>
type Rule = Pick<Settings, 'plan' | 'offRouteKm' | 'rest'>

export const wayOf = (
  row: WayColumns,
  { line, tripStartAt }: Pick<ArrivalWay, 'line' | 'tripStartAt'>,
  { offRouteKm }: Rule,
): ArrivalWay => ({
  line,
  tripStartAt,
  distanceKm: row.distance_km,
  destination: { latitude: row.destination_latitude, longitude: row.destination_longitude },
  corridorKm: roadMethods.has(row.distance_method) ? offRouteKm : Math.max(offRouteKm, townsCorridorKm),
})

/** As it was promised; a service from before there were promises goes at the planned speed. */
export const driveOf = ({ promised, distance_km }: WayColumns, { plan, rest }: Rule): Drive => {
  const kept = promised as Promised | null
  const { driveMs, ...lane } = kept ?? { ...usualPace, driveMs: (distance_km / plan.speedKmPerHour) * hourMs }
  return { driveMs, rest, lane }
}

const oneDecimal = (km: number) => Math.round(km * 10) / 10
const iso = (ms: number) => new Date(ms).toISOString()

type Marker = Fix & Pick<MarkerRow, 'arrival'>
export type SeenOrder = TripColumns &
  WayColumns &
  Pick<OrderRow, 'reservation_at' | 'planned_end_at' | 'promised_at' | 'trip_start_at' | 'route_line'>

const ofApproach = (order: SeenOrder, marker: Marker, { now, plan }: Rule & { now: Date }) => {
  const { origin } = tripOf(order)
  const { remainingKm, etaAt } = approachOf(origin, marker, { now, planKmh: plan.speedKmPerHour })
  return {
    target: 'origin' as const,
    remainingKm: oneDecimal(remainingKm),
    etaAt: etaAt.toISOString(),
    earliestAt: null,
    latestAt: null,
    reckonedAt: marker.at.toISOString(),
    cause: null,
    promisedAt: order.reservation_at.toISOString(),
    lateMinutes: lateMinutes(etaAt, order.reservation_at),
    offRouteKm: null,
    isOffRoute: false,
  }
}

/** What nobody has told of the way yet is as it was promised from its start. */
const stateOf = (order: SeenOrder, { arrival }: Marker, rule: Rule): ArrivalState | undefined => {
  if (arrival !== null) return arrival as ArrivalState
  const { trip_start_at: tripStartAt } = order
  if (tripStartAt === null) return undefined
  return arrivalAtStart(
    wayOf(order, { line: lineOf(order.route_line), tripStartAt }, rule),
    driveOf(order, rule),
  )
}

const ofTheWay = (order: SeenOrder, state: ArrivalState, now: Date) => {
  const notBefore = (ms: number) => Math.max(ms, now.getTime())
  const etaMs = notBefore(state.etaMs)
  const promisedAt = promisedAtOf(order)
  return {
    target: 'destination' as const,
    remainingKm: oneDecimal((1 - state.doneShare) * order.distance_km),
    etaAt: iso(etaMs),
    earliestAt: iso(notBefore(state.earliestMs)),
    latestAt: iso(notBefore(state.latestMs)),
    reckonedAt: iso(state.onWayAtMs),
    cause: causeNow(state, now),
    promisedAt: promisedAt.toISOString(),
    lateMinutes: lateMinutes(new Date(etaMs), promisedAt),
    offRouteKm: lineOf(order.route_line).length > 1 ? oneDecimal(state.offKm) : null,
    isOffRoute: hasLeftWay(state),
  }
}

/** What the newest place of a service says; null where the truck is heading nowhere. */
export const progressFrom = (order: SeenOrder, marker: Marker, rule: Rule & { now: Date }) => {
  const target = targetOf(tripOf(order))
  if (target === 'origin') return ofApproach(order, marker, rule)
  const state = target && stateOf(order, marker, rule)
  return state ? ofTheWay(order, state, rule.now) : null
}

export const progressOn = async ({ db, now }: OpenCtx, order: SeenOrder, marker: Marker) =>
  progressFrom(order, marker, { ...(await settingsInForce(db)), now })

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
