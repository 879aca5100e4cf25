/** After the money: the policy. It may run again without harm. */
import { isUnderWay } from '@arriero/domain/orders'
import type { Db, OpenCtx } from '#context.ts'
import type { Told } from '#effects/tell.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { findOrder } from '#features/orders/orders.store.ts'
import { issueSettled } from '#providers/insurance/settled-issue.ts'
import { annulPolicy } from './annulment.reactions.ts'
import { askingOf, requestFor } from './insurance-request.ts'
import { beginPurchase, findPolicy, pausePurchase } from './insurance.store.ts'
import { keepIssued } from './issued-policy.ts'

/** Nobody insures a trip that is over, nor one whose money did not come. */
const isToInsure = (order: OrderRow): boolean =>
  isUnderWay(order.status) && order.paid_at !== null && order.payment_lost_at === null

const orderToInsure = async (db: Db, orderId: string): Promise<OrderRow | undefined> => {
  const order = await findOrder(db, orderId)
  return order && isToInsure(order) ? order : undefined
}

/** Buys the policy of a paid, insured order; the insurer knows its reference, so twice is once. */
export const issuePolicy = async (ctx: OpenCtx, told: Told): Promise<void> => {
  const { orderId } = told
  if (!orderId) return
  const policy = await findPolicy(ctx.db, orderId)
  const order = policy && (await orderToInsure(ctx.db, orderId))
  if (!policy || !order) return
  const purchase = await ctx.inTransaction((db) => beginPurchase({ ...ctx, db }, orderId))
  if (!purchase) return
  const request = await requestFor(ctx.db, {
    order,
    ...askingOf(policy),
    premiumPesos: order.premium_pesos ?? 0,
  })
  const issued = await issueSettled(ctx.providers.insurer, request, purchase).catch(
    async (error: unknown) => {
      await pausePurchase(ctx.db, orderId)
      throw error
    },
  )
  await keepIssued(ctx, orderId, issued)
  // Where the service ended while it was bought nobody needs it.
  await annulPolicy(ctx, told)
}
