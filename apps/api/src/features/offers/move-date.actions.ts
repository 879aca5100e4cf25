import { plannedEndAt } from '@arriero/domain/orders/schedule'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { orderFor } from '#features/orders/order-lock.ts'
import { reservationOf } from '#features/orders/orders.actions.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { closeOffersOf } from './offers.store.ts'

/** The client moves an open service: carriers offered for the old date, so their offers end. The price stays. */
export const moveDate = async (
  ctx: Ctx,
  orderId: string,
  { date, hour }: { date: string; hour: string | undefined },
): Promise<{ updated: true }> => {
  const order = await orderFor(ctx, 'moveDate', orderId)
  const reservationAt = reservationOf(ctx, date, hour)
  const { plan } = await settingsInForce(ctx.db)
  await updateOrder(ctx.db, orderId, {
    reservation_at: reservationAt,
    planned_end_at: plannedEndAt(reservationAt, order.distance_km, plan),
  })
  const closed = await closeOffersOf(ctx.db, orderId, { state: 'expired' })
  await tell(
    ctx,
    { name: 'order.date_moved', orderId },
    { details: { from: order.reservation_at.toISOString(), to: reservationAt.toISOString(), closed } },
  )
  return { updated: true }
}
