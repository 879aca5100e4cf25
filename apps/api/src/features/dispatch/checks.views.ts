/** What the assignment of one service would be refused for, asked of the whole fleet or of one pair. Decisions §12. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import type { CrewRow } from '#features/orders/assignment/crew-time.views.ts'
import { gatesWaived, gatesWaivedBy } from '#features/orders/assignment/waiver.store.ts'
import { tripWire } from './bars.views.ts'
import { crewOf, driverGatesOf, pairGatesOf, vehicleGatesOf, type Crew } from './crew.views.ts'

type Checks = ReplyOf<typeof api.dispatch.checks>
type Pair = ReplyOf<typeof api.dispatch.pair>
type PairQuery = InputOf<typeof api.dispatch.pair>['query']

const ownOrder = async ({ db, actor }: Ctx, orderId: string): Promise<OrderRow | undefined> =>
  await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('carrier_id', '=', actor.id)
    .executeTakeFirst()

const refusedOf = (ids: readonly string[], gatesOf: (id: string) => Checks['vehicles'][number]['gates']) =>
  ids.map((_id) => ({ _id, gates: gatesOf(_id) })).filter(({ gates }) => gates.length > 0)

const hourMs = 3_600_000

/** Undefined where the service is none of the reader's. */
export const dispatchChecks = async (ctx: Ctx, orderId: string): Promise<Checks | undefined> => {
  const order = await ownOrder(ctx, orderId)
  if (!order) return undefined
  const crew = await crewOf(ctx, {
    vehicles: sql`v.owner_id = ${ctx.actor.id}`,
    drivers: sql`u.enterprise_id = ${ctx.actor.id}`,
  })
  const [byVehicle, byDriver] = [
    await gatesWaivedBy(ctx.db, { orderId, named: 'vehicle_id', now: ctx.now }),
    await gatesWaivedBy(ctx.db, { orderId, named: 'driver_id', now: ctx.now }),
  ]
  return {
    vehicles: refusedOf(crew.vehicleIds, (id) =>
      vehicleGatesOf(crew, id, { order, waived: byVehicle.get(id) ?? [] }),
    ),
    drivers: refusedOf(crew.driverIds, (id) =>
      driverGatesOf(crew, id, { order, waived: byDriver.get(id) ?? [] }),
    ),
  }
}

const clashWire = (ctx: Ctx, { id, originCode, destinationCode, fromAt, untilAt }: CrewRow) =>
  tripWire(ctx, {
    id,
    origin_code: originCode,
    destination_code: destinationCode,
    reservation_at: fromAt,
    planned_end_at: untilAt,
  })

const clashesOf = (
  ctx: Ctx,
  crew: Crew,
  { order, pair: { driverId, vehicleId } }: { order: OrderRow; pair: PairQuery },
) => {
  const [driver, vehicle] = [crew.driverClash(driverId, order), crew.vehicleClash(vehicleId, order)]
  return [
    ...(driver ? [{ ...clashWire(ctx, driver), of: 'drivers' as const }] : []),
    ...(vehicle ? [{ ...clashWire(ctx, vehicle), of: 'vehicles' as const }] : []),
  ]
}

export const dispatchPair = async (ctx: Ctx, orderId: string, pair: PairQuery): Promise<Pair | undefined> => {
  const order = await ownOrder(ctx, orderId)
  if (!order) return undefined
  const crew = await crewOf(ctx, {
    vehicles: sql`v.id = ${pair.vehicleId} and v.owner_id = ${ctx.actor.id}`,
    drivers: sql`u.id = ${pair.driverId} and u.enterprise_id = ${ctx.actor.id}`,
  })
  const waived = await gatesWaived(ctx.db, { orderId, ...pair }, ctx.now)
  return {
    gates: pairGatesOf(crew, pair, { order, largerConfirmed: false, waived }),
    clashes: clashesOf(ctx, crew, { order, pair }),
    rest: { drivingHours: crew.rest.drivingMs / hourMs, restHours: crew.rest.restMs / hourMs },
  }
}
