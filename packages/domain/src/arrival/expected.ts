/** When a service is expected at its unloading, whether it has set out or not, against what it promised. Decisions §14. */
import { orderStatus } from '../orders/orders.ts'
import { promisedArrivalAt, wholeWayMs, type Drive, type LanePace } from './pace.ts'

/** What a promise was reckoned from, as it is kept with the service. */
export type Promised = LanePace & {
  /** The model's hours of the whole way, nothing else counted. */
  driveMs: number
  /** From one end to the other with stops and rests. */
  wholeMs: number
}

export const promiseOf = (reservationAt: Date, loadingMs: number, drive: Drive) => ({
  promisedAt: promisedArrivalAt(reservationAt, loadingMs, drive),
  promised: { ...drive.lane, driveMs: Math.round(drive.driveMs), wholeMs: Math.round(wholeWayMs(drive)) },
})

export type Expecting = {
  status: number
  isOnTheRoad: boolean
  hasArrived: boolean
  tripStartAt: Date | null
  /** Of the last place its phone told. */
  etaAt: Date | null
  /** Null for services that were promised nothing yet. */
  promised: Promised | null
  promisedAt: Date
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/**
 * Null where nothing is expected. Before it sets out it is what was promised, or the whole way from now once that is later: who
 * still loads by then cannot come in time. Nothing that is not there yet is expected in the past.
 */
export const expectedAt = (trip: Expecting, now: Date): Date | null => {
  const { status, isOnTheRoad, hasArrived, tripStartAt, etaAt, promised, promisedAt } = trip
  if (hasArrived || !isOnTheRoad) return null
  if (status === orderStatus.assigned) return promised && later(promisedAt, after(now, promised.wholeMs))
  if (etaAt) return later(etaAt, now)
  return promised && tripStartAt && later(after(tripStartAt, promised.wholeMs), now)
}
