/** An administrator lets one driver and vehicle through one gate of one service, for a day. Decisions §12. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail } from '#app-error.ts'
import { driverFacts, vehicleFacts } from './assignment.views.ts'
import { orderFor } from '../order-lock.ts'
import { insertWaiver } from './waiver.store.ts'

const lifeMs = 24 * 3_600_000

export type Waiving = {
  orderId: string
  driverId: string
  vehicleId: string
  /** One of `waivableGates`. */
  gate: ErrorCode
  reason: string
}

/** Driver and vehicle must be the carrier's own: a foreign one is as unknown as one that does not exist. */
export const waiveGate = async (ctx: Ctx, waiving: Waiving): Promise<{ _id: string; expiresAt: string }> => {
  const { orderId, driverId, vehicleId, gate, reason } = waiving
  const order = await orderFor(ctx, 'waive', orderId)
  const driver = await driverFacts(ctx, driverId, order)
  if (driver?.carrierId !== order.carrier_id) fail('user.not_found', 'driverId')
  const vehicle = await vehicleFacts(ctx, vehicleId, order)
  if (vehicle?.carrierId !== order.carrier_id) fail('vehicle.not_found', 'vehicleId')
  const expiresAt = new Date(ctx.now.getTime() + lifeMs)
  const id = await insertWaiver(ctx, { ...waiving, grantedBy: ctx.actor.id, expiresAt })
  const details = { driverId, vehicleId, gate }
  await record(ctx, { act: 'order.waive', objectKind: 'order', objectId: orderId, details })
  await tell(ctx, { name: 'order.waived', orderId }, { reason, details })
  return { _id: id, expiresAt: expiresAt.toISOString() }
}
