/** Load, ask, go on: the first three lines of every act on an order. */
import { denial, type OrderAct } from '@arriero/domain/orders/orders'
import type { Ctx } from '#context.ts'
import { fail, refuse } from '#app-error.ts'
import { momentOf, type OrderRow } from './order-row.ts'
import { lockOrder } from './orders.store.ts'
import { payingUntilOf } from './paying-until.views.ts'

/** The locked row, when this actor may do this act now. */
export const orderFor = async (ctx: Ctx, act: OrderAct, orderId: string): Promise<OrderRow> => {
  const order = (await lockOrder(ctx.db, orderId)) ?? fail('order.not_found')
  const paying = act === 'insure' ? { paying_until: await payingUntilOf(ctx.db, orderId) } : {}
  refuse(denial(act, momentOf({ ...order, ...paying }, ctx)))
  return order
}
