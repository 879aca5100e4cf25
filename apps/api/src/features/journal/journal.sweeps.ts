import type { OpenCtx } from '#context.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { foldJournalTallies, leaveBacklog } from './journal.store.ts'
import { backlog } from './order-facts.views.ts'
import { postOrderMoney } from './post-order.ts'

const atOnce = 200
const roundsMost = 20

const postOld = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  await lockOrder(ctx.db, orderId)
  await postOrderMoney(ctx, orderId)
  await leaveBacklog(ctx.db, orderId)
}

/** Services whose books are older than what books say of a service get them anew, some thousands each minute. */
export const sweepBacklog = async (ctx: OpenCtx): Promise<void> => {
  for (let round = 0; round < roundsMost; round++) {
    const orderIds = await backlog(ctx.db, atOnce)
    for (const orderId of orderIds) await ctx.inTransaction((db) => postOld({ ...ctx, db }, orderId))
    if (orderIds.length < atOnce) return
  }
}

export const sweepJournalTallies = (ctx: OpenCtx): Promise<void> => ctx.inTransaction(foldJournalTallies)
