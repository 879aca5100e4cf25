/** How far a truck is: what is left of its way, when it will be there, whether it has come to stand at a place. Decisions §14. */
import { orderStatus } from './orders.ts'
import { alongLine, greatCircleKm, roadFactor, type Line, type Point } from '../places/geography.ts'
import type { Fix, Stand } from '../places/positions.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Decisions §14; only a pin somebody placed has a circle. */
export const arrivalRadiusKm = 0.5
/** A truck that has not moved for so long has stopped; less is a traffic light. */
const stoppedMs = 3 * minuteMs

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
  if (status === orderStatus.assigned) return isInPosition ? undefined : 'origin'
  return status === orderStatus.running && !hasArrived ? 'destination' : undefined
}

export type Arrival = { place: PlaceName; at: Date }

/** The arrival its phone shows: it has stopped inside the circle of the place it is heading for. */
export const arrivalOf = (trip: Trip, fix: Fix, stand: Stand): Arrival | undefined => {
  const place = targetOf(trip)
  if (!place || !trip[place].exact || greatCircleKm(trip[place], stand) > arrivalRadiusKm) return undefined
  return fix.at.getTime() - stand.since.getTime() >= stoppedMs ? { place, at: stand.since } : undefined
}

const slowestKmh = 15
const fastestKmh = 80

/**
 * Hours a kilometre takes, stops included: the plan's, to which the trip's own comes as its way lies behind, kilometre by kilometre.
 * At no place does one give way to the other, so an hour of standing moves the arrival by an hour and at most as much again.
 */
const paceOf = (trip: Trip, fix: Fix, { doneKm, planKmh }: { doneKm: number; planKmh: number }): number => {
  if (!trip.tripStartAt) return 1 / planKmh
  const hours = Math.max(0, fix.at.getTime() - trip.tripStartAt.getTime()) / hourMs
  const pace = (trip.distanceKm / planKmh + hours) / (trip.distanceKm + doneKm)
  return Math.min(1 / slowestKmh, Math.max(1 / fastestKmh, pace))
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
    const remainingKm = greatCircleKm(fix, trip[target]) * roadFactor
    const etaAt = after(fix.at, remainingKm / rules.planKmh, rules)
    return { target, remainingKm, etaAt, offRouteKm: null }
  }
  const doneKm = trip.distanceKm * along.doneShare
  const remainingKm = trip.distanceKm - doneKm + along.offKm
  const pace = paceOf(trip, fix, { doneKm, planKmh: rules.planKmh })
  return {
    target,
    remainingKm,
    etaAt: after(fix.at, remainingKm * pace, rules),
    offRouteKm: along.offKm,
  }
}

/** Places of one stretch: what is older says nothing of the newest. */
export const stretchMs = 15 * minuteMs
export const stretchFixes = 3

/**
 * The newest first. Of three places of one stretch the middle counts: one alone that lies wrong, or that a road which turns back
 * puts on the wrong leg, moves neither the arrival nor what is left of the way.
 */
export const progressAmong = (
  trip: Trip,
  [newest, ...others]: readonly [Fix, ...Fix[]],
  rules: Rules,
): Progress | undefined => {
  const since = newest.at.getTime() - stretchMs
  const near = others.slice(0, stretchFixes - 1).filter(({ at }) => at.getTime() >= since)
  const seen = [newest, ...near].map((fix) => progressOf(trip, fix, rules))
  if (seen.length < stretchFixes) return seen[0]
  return seen
    .flatMap((progress) => progress ?? [])
    .toSorted((one, other) => one.etaAt.getTime() - other.etaAt.getTime())[1]
}

/** An estimate that is so little past what was promised says nothing yet. */
const lateFromMs = 15 * minuteMs

/** Whole minutes by which an arrival would be past what was promised; 0 while it would not. */
export const lateMinutes = (etaAt: Date, promisedAt: Date): number => {
  const lateMs = etaAt.getTime() - promisedAt.getTime()
  return lateMs < lateFromMs ? 0 : Math.floor(lateMs / minuteMs)
}

/** A phone that has said nothing for longer than allowed, inside its window. `openFrom`: where nothing was ever heard. */
export const isSilent = (
  heardAt: Date | null,
  openFrom: Date,
  { now, silentMs }: { now: Date; silentMs: number },
) => now.getTime() - Math.max(heardAt?.getTime() ?? 0, openFrom.getTime()) > silentMs
