import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { dueOf, type DueFacts } from './refunds.views.ts'

/** The order first, as every act takes it: what is due may have gone meanwhile. */
export const lockedDue = async (ctx: Ctx, id: string): Promise<{ due: DueFacts; order: OrderRow }> => {
  const { orderId } = (await dueOf(ctx.db, id)) ?? fail('refund.not_found')
  const order = (await lockOrder(ctx.db, orderId)) ?? fail('refund.not_found')
  return { due: (await dueOf(ctx.db, id)) ?? fail('refund.not_found'), order }
}
