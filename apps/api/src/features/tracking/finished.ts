import type { OpenCtx } from '#context.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { countFinished } from '#features/users/users.store.ts'

/** A finished service counts for carrier, assigned driver and client; the driver of an enterprise earns no amount of it. */
export const countFinishedOrder = async (ctx: OpenCtx, order: OrderRow): Promise<void> => {
  if (order.carrier_id === null) return
  await countFinished(ctx, {
    clientId: order.client_id,
    carrierId: order.carrier_id,
    driverId: order.driver_id,
    clientPesos: order.total_pesos ?? 0,
    carrierPesos: order.carrier_pesos ?? 0,
  })
}
