/** A premium that bought nothing: once nobody will sell its policy any more, what was paid for it is the client's. Decisions §10, §16. */
import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import { settleOrder } from '#features/payments/settle-order.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { lookUpPolicy } from './insurance.reactions.ts'
import { movePolicy } from './insurance.store.ts'

const giveBack = async (ctx: OpenCtx, order: OrderRow): Promise<void> => {
  const { unsoldPesos: value } = await settleOrder(ctx, order)
  // A quotation is no cover: nobody is led to it any more.
  await updateOrder(ctx.db, order.id, { policy_link: null })
  ctx.log.warn({ code: 'insurance.unsold', orderId: order.id })
  await tell(ctx, { name: 'policy.unsold', orderId: order.id }, { details: { value } })
}

/** Whoever comes second, or after the insurer has answered, finds it in another state and does nothing. */
const giveUp = (ctx: OpenCtx, orderId: string, from: 'quoted' | 'issuing'): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const order = await lockOrder(db, orderId)
    // While its payment is lost there is nothing to give back: it is asked again once money comes.
    if (!order || order.payment_lost_at !== null) return
    const isOurs = await movePolicy(db, { orderId, from }, { state: 'unsold', buying_since: null })
    if (isOurs) await giveBack({ ...ctx, db }, order)
  })

/** Nobody had asked the insurer for it before its service was over. */
export const giveUpQuoted = (ctx: OpenCtx, orderId: string): Promise<void> => giveUp(ctx, orderId, 'quoted')

/** The insurer was asked for it and is asked a last time. */
export const giveUpIssuing = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  try {
    await lookUpPolicy(ctx, orderId)
  } catch (error) {
    // Silence of so many days is an answer too.
    if (!(error instanceof ProviderError)) throw error
  }
  await giveUp(ctx, orderId, 'issuing')
}
