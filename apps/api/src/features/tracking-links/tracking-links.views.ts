import { isUnderWay, orderStatus } from '@arriero/domain/orders/orders'
import { statusTexts } from '@arriero/contract/es/words'
import { milestones } from '@arriero/contract/places/tracking'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { lineOf } from '#features/places/kept-line.ts'
import { orderStatusOf, type OrderRow } from '#features/orders/order-row.ts'
import { viewerOf } from '#features/orders/shapes/order-viewer.ts'
import { stampOf } from '#features/tracking/report.ts'
import { passesOf } from '#features/places/route-facts.ts'
import { zoneOfKept } from '#features/places/zones.ts'
import { truckFor } from '#features/tracking/tracking.views.ts'
import { hashToken } from '#http/exchange.ts'

export const ownLink = async (ctx: Ctx, orderId: string) => {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['status', 'client_id', 'carrier_id', 'driver_id', 'reservation_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const viewer = order && viewerOf(order, ctx.actor, ctx.now)
  if (!order || (viewer !== 'client' && viewer !== 'carrier')) return undefined
  const link = await ctx.db
    .selectFrom('tracking_links')
    .select('created_at')
    .where('order_id', '=', orderId)
    .where('made_by', '=', ctx.actor.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return { link: link && isUnderWay(order.status) ? { createdAt: link.created_at.toISOString() } : null }
}

/** A service under way, still of the party who gave the link, whose account stands. */
const followed = (db: Db, tokenHash: Buffer): Promise<OrderRow | undefined> =>
  db
    .selectFrom('tracking_links')
    .innerJoin('orders', 'orders.id', 'tracking_links.order_id')
    .innerJoin('users', 'users.id', 'tracking_links.made_by')
    .selectAll('orders')
    .where('tracking_links.token_hash', '=', tokenHash)
    .where('tracking_links.revoked_at', 'is', null)
    .where('orders.status', 'in', [orderStatus.assigned, orderStatus.running])
    .where('users.is_active', '=', true)
    .where(({ or, eb, ref }) =>
      or([
        eb('orders.client_id', '=', ref('tracking_links.made_by')),
        eb('orders.carrier_id', '=', ref('tracking_links.made_by')),
      ]),
    )
    .executeTakeFirst()

const stepsOf = (order: OrderRow) =>
  milestones.flatMap((milestone) => {
    const at = order[stampOf[milestone]]
    return at ? [{ milestone, at: at.toISOString() }] : []
  })

const plateOf = async (db: Db, vehicleId: string | null): Promise<string | null> => {
  if (vehicleId === null) return null
  const vehicle = await db
    .selectFrom('vehicles')
    .select('license_plate')
    .where('id', '=', vehicleId)
    .executeTakeFirst()
  return vehicle?.license_plate ?? null
}

type Progress = NonNullable<Awaited<ReturnType<typeof truckFor>>['progress']>

const arrivalOf = ({ target, remainingKm, etaAt, earliestAt, latestAt, lateMinutes }: Progress) => ({
  target,
  remainingKm,
  etaAt,
  earliestAt,
  latestAt,
  lateMinutes,
})

const nothingKnown = {
  target: null,
  remainingKm: null,
  etaAt: null,
  earliestAt: null,
  latestAt: null,
  lateMinutes: 0,
}

const placeOf = (ctx: OpenCtx, order: OrderRow, end: 'origin' | 'destination') => ({
  latitude: order[`${end}_latitude`],
  longitude: order[`${end}_longitude`],
  zoneKm: zoneOfKept(ctx, { code: order[`${end}_code`], exact: order[`${end}_exact`] }),
})

/** The consignee sees of the truck what the client does: from in position to the finish. */
export const followByLink = async (ctx: OpenCtx, token: string) => {
  const order = await followed(ctx.db, hashToken(token))
  if (!order) return undefined
  const { position, near, progress } = await truckFor(ctx, order, { isClient: true, hasTrail: false })
  return {
    code: order.id.slice(18),
    status: order.status,
    statusOrder: statusTexts[orderStatusOf(order.status)],
    origin: order.origin_name,
    destination: order.destination_name,
    reservationDate: order.reservation_at.toISOString(),
    licensePlate: await plateOf(ctx.db, order.vehicle_id),
    steps: stepsOf(order),
    position: position && {
      latitude: position.latitude,
      longitude: position.longitude,
      heading: position.heading,
      at: position.at,
    },
    near,
    ...(progress ? arrivalOf(progress) : nothingKnown),
    promisedAt: order.promised_at?.toISOString() ?? null,
    distanceKm: order.distance_km,
    line: lineOf(order.route_line),
    passes: passesOf(order),
    places: { origin: placeOf(ctx, order, 'origin'), destination: placeOf(ctx, order, 'destination') },
    asOf: ctx.now.toISOString(),
  }
}
