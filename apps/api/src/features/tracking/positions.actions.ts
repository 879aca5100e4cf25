/** Positions of the driver's phone. Decisions §14. */
import { greatCircleKm } from '#features/orders/great-circle.ts'
import type { Ctx } from '#context.ts'
import { hint } from '#effects/tell.ts'
import { standingConsent } from '#features/consents/consents.store.ts'
import { fail } from '#http/app-error.ts'
import { insertPositions, markerOf, moveMarker, type Marker, type Point } from './positions.store.ts'
import { trackedOrderOf } from './window.ts'

export type Ping = {
  at: Date
  latitude: number
  longitude: number
  speedKmh: number | undefined
  heading: number | undefined
  accuracyM: number | undefined
}

const futureMs = 5 * 60_000
const oldestMs = 72 * 3_600_000
/** The fix a phone takes in the moment of setting out is a little older than the report of it. */
const settingOutMs = 5 * 60_000
/** No truck does it; a phone that says so is wrong or lies. */
const fastestKmh = 180
const jumpKm = 2

const isJump = (from: Marker | undefined, to: { at: Date; latitude: number; longitude: number }): boolean => {
  if (!from) return false
  const hours = Math.abs(to.at.getTime() - from.at.getTime()) / 3_600_000
  const km = greatCircleKm(from, to)
  return km > jumpKm && km > fastestKmh * hours
}

/** In time order, each judged against the last believable one before it. */
const judged = (pings: readonly Ping[], start: Marker | undefined): Point[] => {
  let last = start
  return pings
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((ping) => {
      const isFlagged = isJump(last, ping)
      if (!isFlagged && (!last || ping.at > last.at)) last = ping
      return {
        at: ping.at,
        latitude: ping.latitude,
        longitude: ping.longitude,
        speedKmh: ping.speedKmh ?? null,
        heading: ping.heading ?? null,
        accuracyM: ping.accuracyM ?? null,
        isFlagged,
      }
    })
}

export const recordPositions = async (
  ctx: Ctx,
  pings: readonly Ping[],
): Promise<{ stored: number; orderId: string | null }> => {
  const consent =
    (await standingConsent(ctx.db, ctx.actor.id, 'location')) ?? fail('consent.location_required')
  const order = await trackedOrderOf(ctx.db, ctx.actor.id)
  const nowMs = ctx.now.getTime()
  const believable = pings.filter(
    ({ at }) =>
      at.getTime() <= nowMs + futureMs &&
      at.getTime() >= nowMs - oldestMs &&
      order !== undefined &&
      at.getTime() >= Math.max(order.open_from.getTime(), consent.at.getTime()) - settingOutMs,
  )
  if (!order || believable.length === 0) return { stored: 0, orderId: order?.id ?? null }
  const points = judged(believable, await markerOf(ctx.db, order.id))
  const batch = { orderId: order.id, driverId: ctx.actor.id, receivedAt: ctx.now }
  await insertPositions(ctx.db, { ...batch, points })
  const newest = points.findLast((point) => !point.isFlagged)
  if (newest && (await moveMarker(ctx.db, batch, newest)))
    hint(ctx, { name: 'location.moved', orderId: order.id })
  return { stored: points.length, orderId: order.id }
}
