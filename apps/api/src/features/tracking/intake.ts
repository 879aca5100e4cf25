/**
 * Points of all phones that speak within some milliseconds: one question about their drivers, one statement that keeps them. A
 * call is answered once its points are on disk.
 */
import { arrivalAfter, arrivalAtStart } from '@arriero/domain/arrival/arrival'
import type { Settings } from '@arriero/domain/house/settings'
import { isWithin, judged, standAfter, type Stand } from '@arriero/domain/places/positions'
import { arrivalOf, type Arrival } from '@arriero/domain/orders/progress'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Db, OpenCtx } from '#context.ts'
import { microBatch, type MicroBatch } from '#database/micro-batch.ts'
import { hint } from '#effects/tell.ts'
import { proposeArrivals, type Proposal } from './arrivals.actions.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { arrivalEveryMs, knownOf, type Known, type Tracked } from './intake.views.ts'
import { storePoints, type KeptPoint, type NewMarker, type Point } from './positions.store.ts'
import { driveOf, wayOf } from './progress.views.ts'

export type Sent = { ctx: OpenCtx; driverId: string; points: readonly Point[] }
export type Stored = { stored: number; orderId: string | null }
export type Taken = Stored | { refusal: ErrorCode }

/** Long enough to gather, short enough that nobody notices. */
const delayMs = 10
const callsMost = 500
/** While one is written to disk the next asks about its drivers. */
const batchesAtOnce = 2
/** As many ids as fit into one notification of PostgreSQL. */
const idsInHint = 250

type Collected = {
  points: KeptPoint[]
  markers: Map<string, NewMarker>
  arrivals: Map<string, Arrival & { driverId: string }>
  /** Undefined where no arrival is due. */
  rule: Settings | undefined
}

/** What a phone kept while it was not heard comes in one call: so many of its places are enough to go on from. */
const stepsMost = 60

/** Where the arrival goes on from these places, taken some time apart; nothing where it is not due. */
const arrivalAlong = ({ underWay }: Tracked, points: readonly KeptPoint[], rule: Settings | undefined) => {
  const [first, last] = [points[0], points.at(-1)]
  if (!underWay || !rule || !first || !last) return null
  const [way, drive] = [wayOf(underWay.way, underWay, rule), driveOf(underWay.way, rule)]
  const everyMs = Math.max(arrivalEveryMs, (last.at.getTime() - first.at.getTime()) / stepsMost)
  let state = underWay.arrival ?? arrivalAtStart(way, drive)
  for (const point of points)
    if (point === last || point.at.getTime() - state.atMs >= everyMs)
      state = arrivalAfter(state, point, { way, drive })
  return state
}

/** Moves the marker along believable points that are newer; what it knows then is where the next call of this driver starts. */
const follow = (
  tracked: Tracked,
  points: readonly KeptPoint[],
  { markers, arrivals, rule }: Collected,
): void => {
  const believed: KeptPoint[] = []
  for (const point of points) {
    if (point.isFlagged || (tracked.marker && point.at <= tracked.marker.at)) continue
    const stand: Stand = standAfter(tracked.stand, point)
    const arrival = arrivalOf(tracked.trip, point, stand)
    if (arrival) arrivals.set(tracked.orderId, { ...arrival, driverId: point.driverId })
    Object.assign(tracked, { marker: point, stand })
    markers.set(tracked.orderId, { ...point, stand, arrival: markers.get(tracked.orderId)?.arrival ?? null })
    believed.push(point)
  }
  const arrival = arrivalAlong(tracked, believed, rule)
  const marker = markers.get(tracked.orderId)
  if (!arrival || !marker) return
  markers.set(tracked.orderId, { ...marker, arrival })
  // A second call of the same driver in this moment finds it reckoned.
  Object.assign(tracked, { underWay: undefined })
}

const take = ({ ctx, driverId, points }: Sent, known: Known | undefined, into: Collected): Taken => {
  if (!known?.agreedAt) return { refusal: 'consent.location_required' }
  const { agreedAt, tracked } = known
  if (!tracked) return { stored: 0, orderId: null }
  const listening = { now: ctx.now, openFrom: tracked.openFrom, agreedAt }
  const owner = { orderId: tracked.orderId, driverId, receivedAt: ctx.now }
  const kept = judged(
    points.filter(({ at }) => isWithin(at, listening)),
    tracked.marker,
  ).map((point) => ({ ...point, ...owner }))
  into.points.push(...kept)
  follow(tracked, kept, into)
  return { stored: kept.length, orderId: tracked.orderId }
}

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / idsInHint) }, (_, index) =>
    ids.slice(index * idsInHint, (index + 1) * idsInHint),
  )

const proposalsOf = ({ arrivals }: Collected): Proposal[] =>
  [...arrivals].map(([orderId, arrival]) => ({ orderId, ...arrival }))

const run = async (sent: readonly Sent[]): Promise<Taken[]> => {
  // All of one pool; the last one's clock is the newest.
  const ctx = sent.at(-1)?.ctx
  if (!ctx) return []
  const known = await knownOf(ctx, [...new Set(sent.map(({ driverId }) => driverId))])
  const isDue = [...known.values()].some(({ tracked }) => tracked?.underWay !== undefined)
  const rule = isDue ? await settingsInForce(ctx.db) : undefined
  const into: Collected = { points: [], markers: new Map(), arrivals: new Map(), rule }
  const taken = sent.map((one) => take(one, known.get(one.driverId), into))
  const moved = await storePoints(ctx.db, into.points, [...into.markers.values()])
  for (const ids of chunks([...moved])) hint(ctx, { name: 'location.moved', detail: ids.join(',') })
  await proposeArrivals(ctx, proposalsOf(into))
  return taken
}

const intakes = new WeakMap<Db, MicroBatch<Sent, Taken>>()

/** `sent.ctx` is on the pool, not in a transaction. */
export const takeIn = (sent: Sent): Promise<Taken> => {
  let intake = intakes.get(sent.ctx.db)
  if (!intake) {
    intake = microBatch({ delayMs, most: callsMost, atOnce: batchesAtOnce, run })
    intakes.set(sent.ctx.db, intake)
  }
  return intake(sent)
}
