/** In the demo world trucks move: the phones of running services report along their route, as a driver's phone would. */
import { orderStatus } from '@arriero/domain/orders/orders'
import type { Actor } from '@arriero/domain/people/roles'
import type { WorldHouse } from './stage.ts'
import { lineOf } from '#features/places/kept-line.ts'
import { standingConsent } from '#features/consents/consents.store.ts'
import type { Promised } from '@arriero/domain/arrival/expected'
import { greatCircleKm } from '@arriero/domain/places/geography'
import { recordPositions, type Ping } from '#features/tracking/positions.actions.ts'
import { markerOf } from '#features/tracking/positions.store.ts'

export const stepMs = 4_000
/** Faster than a truck, so that a visitor sees it move: a whole road in about half an hour. */
const roadMs = 30 * 60_000

type Point = { latitude: number; longitude: number }
type Line = readonly (readonly [number, number])[]

const along = (line: Line, share: number): Point & { heading: number } => {
  const points = line.map(([longitude, latitude]) => ({ longitude, latitude }))
  const legs = points
    .slice(1)
    .map((to, index) => ({ from: points[index] ?? to, to, km: greatCircleKm(points[index] ?? to, to) }))
  let left = legs.reduce((sum, { km }) => sum + km, 0) * share
  const leg = legs.find(({ km }) => (left -= km) <= 0) ?? legs.at(-1)
  if (!leg) return { latitude: 4.65, longitude: -74.1, heading: 0 }
  const part = leg.km === 0 ? 0 : Math.min(1, (leg.km + left) / leg.km)
  const { from, to } = leg
  const heading = (Math.atan2(to.longitude - from.longitude, to.latitude - from.latitude) * 180) / Math.PI
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
    heading: (heading + 360) % 360,
  }
}

/** There and back without end, so that the demo never stands still. */
const shareOf = (turns: number): number => {
  const turn = ((turns % 2) + 2) % 2
  return turn <= 1 ? turn : 2 - turn
}

type Trip = { reservation_at: Date; trip_start_at: Date | null; promised: unknown }
type ShareAt = (at: Date) => number

/** A truck that sets out so long after its appointment comes late. */
const lateMs = 6 * 3_600_000

/** Which part of its road lies behind a truck. One that comes late drives as trucks do: at the others' pace it would be in time. */
const shareOfRoad = ({ reservation_at, trip_start_at, promised }: Trip, phase: number): ShareAt => {
  const kept = promised as Promised | null
  if (kept && trip_start_at && trip_start_at.getTime() - reservation_at.getTime() > lateMs) {
    const turnMs = 0.95 * kept.driveMs * kept.pace
    return (at) => 0.95 * shareOf((at.getTime() - trip_start_at.getTime()) / turnMs)
  }
  return (at) => 0.05 + 0.9 * shareOf(at.getTime() / roadMs + phase)
}

/** Closer together than a jump no truck can make, also where a busy or stopped machine is late. */
const hopMs = 3_000
const hopsMost = 2_000

/** The way since the truck was last seen. */
const pingsSince = (
  line: Line,
  shareAt: ShareAt,
  { seenAt, now }: { seenAt: Date | undefined; now: Date },
): Ping[] => {
  const gapMs = seenAt ? Math.max(0, now.getTime() - seenAt.getTime()) : 0
  const hops = Math.min(hopsMost, Math.max(1, Math.ceil(gapMs / hopMs)))
  return Array.from({ length: hops }, (_, index) => {
    const at = new Date(now.getTime() - (gapMs * (hops - 1 - index)) / hops)
    const place = along(line, shareAt(at))
    return { at, ...place, speedKmh: 62, accuracyM: 8 }
  })
}

/** When the world was made, as its first id tells: the demo's services are older, what was created later is a visitor's, and his to drive. */
const worldMadeBefore = async (house: WorldHouse): Promise<Date> => {
  const first = await house.database.db
    .selectFrom('users')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return new Date(parseInt(first?.id.slice(0, 8) ?? '0', 16) * 1000)
}

/** To where the trucks of services that the demo world started are by now. */
export const moveDemoTrucks = async (house: WorldHouse): Promise<void> => {
  const ctx = house.openCtx()
  const startedBefore = await worldMadeBefore(house)
  const running = await ctx.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.driver_id')
    .select(['orders.id as order_id', 'route_line', 'reservation_at', 'trip_start_at', 'promised'])
    .select(['users.id', 'users.role', 'users.enterprise_id'])
    .where('orders.status', '=', orderStatus.running)
    .where('orders.created_at', '<', startedBefore)
    .limit(10)
    .execute()
  for (const [index, row] of running.entries()) {
    // A visitor who plays its driver may have said no.
    if (!(await standingConsent(ctx.db, row.id, 'location'))) continue
    const actor: Actor = {
      id: row.id,
      role: row.role as Actor['role'],
      isValidated: true,
      enterpriseId: row.enterprise_id,
    }
    const seen = await markerOf(ctx.db, row.order_id)
    const shareAt = shareOfRoad(row, index * 0.37)
    const pings = pingsSince(lineOf(row.route_line), shareAt, { seenAt: seen?.at, now: ctx.now })
    await recordPositions({ ...house.openCtx(), actor }, pings)
  }
}

/** Moves them as long as the product runs. `isOurTurn`: of several nodes one moves them at a time. */
export const driveDemoTrucks = (house: WorldHouse, isOurTurn: () => Promise<boolean>): (() => void) => {
  const move = async () => {
    if (await isOurTurn()) await moveDemoTrucks(house)
  }
  const timer = setInterval(
    () =>
      void move().catch((error: unknown) => house.app.log.warn({ err: error }, 'a demo truck stood still')),
    stepMs,
  )
  timer.unref()
  return () => clearInterval(timer)
}
