/** How far a truck is: what is left of its way, when it will be there, whether it has come to stand at a place. Decisions §14. */
import { alongLine, greatCircleKm, type Line, type Point } from './geography.ts'
import type { Fix, Stand } from './positions.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Decisions §14; only a pin somebody placed has a circle. */
export const arrivalRadiusKm = 0.5
/** A truck that has not moved for so long has stopped; less is a traffic light. */
const stoppedMs = 3 * minuteMs
/** A road is that much longer than the way of the crow where only that is known. Decisions §13. */
const detour = 1.45

export type Place = Point & { exact: boolean }
export type PlaceName = 'origin' | 'destination'

export type Trip = {
  status: number
  isInPosition: boolean
  hasArrived: boolean
  tripStartAt: Date | null
  origin: Place
  destination: Place
  distanceKm: number
  line: Line
}

/** Where the truck is heading; undefined while it stands at a place on business. */
export const targetOf = ({ status, isInPosition, hasArrived }: Trip): PlaceName | undefined => {
  if (status === 1) return isInPosition ? undefined : 'origin'
  return status === 2 && !hasArrived ? 'destination' : undefined
}

export type Arrival = { place: PlaceName; at: Date }

/** The arrival its phone shows: it has stopped inside the circle of the place it is heading for. */
export const arrivalOf = (trip: Trip, fix: Fix, stand: Stand): Arrival | undefined => {
  const place = targetOf(trip)
  if (!place || !trip[place].exact || greatCircleKm(trip[place], stand) > arrivalRadiusKm) return undefined
  return fix.at.getTime() - stand.since.getTime() >= stoppedMs ? { place, at: stand.since } : undefined
}

/** So much of the trip must lie behind before its own speed says more than the plan's. */
const ownSpeedFrom = { km: 20, hours: 0.5 }
const slowestKmh = 15
const fastestKmh = 80

/** Stops included; the plan's until the trip has one of its own. */
const speedOf = (trip: Trip, fix: Fix, { doneKm, planKmh }: { doneKm: number; planKmh: number }): number => {
  const hours = trip.tripStartAt ? (fix.at.getTime() - trip.tripStartAt.getTime()) / hourMs : 0
  if (doneKm < ownSpeedFrom.km || hours < ownSpeedFrom.hours) return planKmh
  return Math.min(fastestKmh, Math.max(slowestKmh, doneKm / hours))
}

export type Progress = {
  target: PlaceName
  remainingKm: number
  etaAt: Date
  /** Distance from the line of the route; null on the way to the loading, which has none. */
  offRouteKm: number | null
}

export type Rules = { now: Date; planKmh: number }

const after = (at: Date, hours: number, { now }: Rules): Date =>
  new Date(Math.max(now.getTime(), at.getTime() + hours * hourMs))

/** Undefined where the truck is not heading anywhere. */
export const progressOf = (trip: Trip, fix: Fix, rules: Rules): Progress | undefined => {
  const target = targetOf(trip)
  if (!target) return undefined
  const along = target === 'destination' ? alongLine(trip.line, fix) : undefined
  if (!along) {
    const remainingKm = greatCircleKm(fix, trip[target]) * detour
    const etaAt = after(fix.at, remainingKm / rules.planKmh, rules)
    return { target, remainingKm, etaAt, offRouteKm: null }
  }
  const doneKm = trip.distanceKm * along.doneShare
  const remainingKm = trip.distanceKm - doneKm + along.offKm
  const speedKmh = speedOf(trip, fix, { doneKm, planKmh: rules.planKmh })
  return {
    target,
    remainingKm,
    etaAt: after(fix.at, remainingKm / speedKmh, rules),
    offRouteKm: along.offKm,
  }
}

/** A phone that has said nothing for longer than allowed, inside its window. `openFrom`: where nothing was ever heard. */
export const isSilent = (
  heardAt: Date | null,
  openFrom: Date,
  { now, silentMs }: { now: Date; silentMs: number },
) => now.getTime() - Math.max(heardAt?.getTime() ?? 0, openFrom.getTime()) > silentMs
