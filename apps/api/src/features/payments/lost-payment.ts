/**
 * A payment that fails when the truck is already on its way, or when a fee of it was to be kept: the service goes on,
 * accountancy is told, and until money comes nothing is paid out (`orders.payment_lost_at`). Decisions §11.
 */
import { orderStatus } from '@arriero/domain/orders'
import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { endOf } from './payments.store.ts'

const isCancelled = (order: OrderRow) => order.status === orderStatus.cancelled

/** From in position on: what was paid for has begun. */
export const isOnTheRoad = (order: OrderRow): boolean =>
  !isCancelled(order) && (order.is_in_position || order.status >= orderStatus.running)

const isMissed = async (ctx: OpenCtx, order: OrderRow): Promise<boolean> => {
  if (order.paid_at === null) return false
  // Once raised, only money ends it: a new driver who has yet to arrive does not.
  if (order.payment_lost_at !== null || isOnTheRoad(order)) return true
  return isCancelled(order) && ((await endOf(ctx.db, order.id))?.feePesos ?? 0) > 0
}

/** `order` is locked and brought up to date; `hasMoney`: a payment counts for it. */
export const alertOfLoss = async (ctx: OpenCtx, order: OrderRow, hasMoney: boolean): Promise<void> => {
  const isLost = !hasMoney && (await isMissed(ctx, order))
  if (isLost === (order.payment_lost_at !== null)) return
  order.payment_lost_at = isLost ? ctx.now : null
  await updateOrder(ctx.db, order.id, { payment_lost_at: order.payment_lost_at })
  if (isLost) ctx.log.error({ event: 'payment.lost_on_the_road', orderId: order.id })
  await tell(ctx, { name: isLost ? 'payment.lost' : 'payment.recovered', orderId: order.id })
}
