/** The carrier names driver and vehicle. Decisions §7, §12; spec §4 "assign". */
import { orderStatus } from '@arriero/domain/orders/orders'
import { assignmentGates, isLargerThanAsked } from '@arriero/domain/orders/assignment-gates'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { fail, refuse } from '#app-error.ts'
import { driverFacts, orderNeeds, vehicleFacts } from './assignment.views.ts'
import { orderFor } from '../order-lock.ts'
import type { OrderRow } from '../order-row.ts'
import { rewriteOrderSearch } from '../order-search.store.ts'
import { updateOrder } from '../orders.store.ts'
import { promiseColumns } from './promise.views.ts'
import { gatesWaived } from './waiver.store.ts'

export type Assignment = {
  driverId: string
  vehicleId: string
  reason: string | undefined
  isConfirmed: boolean
  /** Who and what the caller saw named; left out, he does not mind. */
  was?: { driverId: string | null; vehicleId: string | null } | undefined
}

const isMoving = (order: OrderRow) => order.status === orderStatus.running || order.is_in_position

/** Answers whether the vehicle is larger than was asked for. */
const checkGates = async (ctx: Ctx, order: OrderRow, { driverId, vehicleId, isConfirmed }: Assignment) => {
  // Somebody else's reads like nobody's: otherwise ids could be tried out.
  const own = <T extends { carrierId: string }>(one: T | undefined) =>
    one?.carrierId === ctx.actor.id ? one : undefined
  const facts = {
    driver: own(await driverFacts(ctx, driverId, order)) ?? fail('driver.not_yours', 'driverId'),
    vehicle: own(await vehicleFacts(ctx, vehicleId, order)) ?? fail('vehicle.not_yours', 'vehicleId'),
    order: orderNeeds(order),
    largerConfirmed: isConfirmed,
    waived: await gatesWaived(ctx.db, { orderId: order.id, driverId, vehicleId }, ctx.now),
  }
  refuse(assignmentGates(facts)[0])
  return { isLarger: isLargerThanAsked(facts.vehicle.type, facts.order.vehicleType) }
}

/**
 * A new driver starts at the gate again: in position is his to report; a running trip goes on. The wait is the service's, not the
 * driver's, and goes on from when the first truck came. Decisions §16.
 */
const flagsFor = (order: OrderRow, driverId: string) =>
  order.status === orderStatus.assigned && order.driver_id !== null && order.driver_id !== driverId
    ? {
        waiting_since_at: order.waiting_since_at ?? order.in_position_at,
        is_in_position: false,
        in_position_at: null,
        loading_start_at: null,
        on_the_way_at: null,
      }
    : {}

export const assignOrder = async (
  ctx: Ctx,
  orderId: string,
  assignment: Assignment,
): Promise<{ updated: true }> => {
  const order = await orderFor(ctx, 'assign', orderId)
  const { driverId, vehicleId, reason, was } = assignment
  if (order.driver_id === driverId && order.vehicle_id === vehicleId) return { updated: true }
  if (was && (was.driverId !== order.driver_id || was.vehicleId !== order.vehicle_id))
    fail('order.assignment_changed')
  if (isMoving(order) && reason === undefined) fail('reason.required', 'reason')
  const { isLarger } = await checkGates(ctx, order, assignment)
  await updateOrder(ctx.db, orderId, {
    driver_id: driverId,
    vehicle_id: vehicleId,
    ...flagsFor(order, driverId),
    ...(await promiseColumns(ctx, order)),
  })
  await rewriteOrderSearch(ctx.db, orderId)
  await tell(
    ctx,
    { name: 'order.assigned', orderId, ...(order.driver_id ? { detail: order.driver_id } : {}) },
    {
      ...(reason === undefined ? {} : { reason }),
      details: {
        driverId,
        vehicleId,
        previousDriverId: order.driver_id,
        previousVehicleId: order.vehicle_id,
      },
    },
  )
  if (isLarger && order.vehicle_id !== vehicleId)
    await tell(ctx, { name: 'order.larger_vehicle', orderId }, { details: { vehicleId } })
  return { updated: true }
}
