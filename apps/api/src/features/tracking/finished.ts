import type { OpenCtx } from '#context.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { openPayoutOfFinished } from '#features/settlements/open-payout.ts'
import { proposeStandby } from '#features/standby/propose.ts'
import { countFinished } from '#features/users/users.store.ts'

/** A finished service counts for carrier, assigned driver and client; the driver of an enterprise earns no amount of it. */
const countFinishedOrder = async (ctx: OpenCtx, order: OrderRow): Promise<void> => {
  if (order.carrier_id === null) return
  await countFinished(ctx, {
    clientId: order.client_id,
    carrierId: order.carrier_id,
    driverId: order.driver_id,
    clientPesos: order.total_pesos ?? 0,
    carrierPesos: order.carrier_pesos ?? 0,
  })
}

/** What a service comes to once its row says that it is finished: it counts, waiting is proposed, its carrier is owed, its price is earned in the books. */
export const bookFinishedOrder = async (ctx: OpenCtx, order: OrderRow): Promise<void> => {
  await countFinishedOrder(ctx, order)
  await proposeStandby(ctx, order.id)
  await openPayoutOfFinished(ctx, order.id)
  await postOrderMoney(ctx, order.id)
}
