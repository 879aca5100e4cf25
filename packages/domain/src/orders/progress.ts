/** Where a truck is heading, whether it has come to stand there, and how late it would be. Its arrival: `arrival/arrival.ts`. Decisions §14. */
import { orderStatus } from './orders.ts'
import { greatCircleKm, roadFactor, type Point } from '../places/geography.ts'
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
  origin: Place
  destination: Place
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

export type Approach = { remainingKm: number; etaAt: Date }

/** On the way to the loading, which no route leads to: the way of the crow, as long as roads are, at the planned pace. */
export const approachOf = (
  origin: Point,
  fix: Fix,
  { now, planKmh }: { now: Date; planKmh: number },
): Approach => {
  const remainingKm = greatCircleKm(fix, origin) * roadFactor
  const etaMs = fix.at.getTime() + (remainingKm / planKmh) * hourMs
  return { remainingKm, etaAt: new Date(Math.max(now.getTime(), etaMs)) }
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
