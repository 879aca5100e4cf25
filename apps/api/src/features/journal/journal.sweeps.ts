import type { OpenCtx } from '#context.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { foldJournalTallies, leaveBacklog } from './journal.store.ts'
import { backlog } from './order-facts.store.ts'
import { postOrderMoney } from './post-order.ts'

const atOnce = 200

const postOld = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  await lockOrder(ctx.db, orderId)
  await postOrderMoney(ctx, orderId)
  await leaveBacklog(ctx.db, orderId)
}

/** Services that had money before there was a journal get their books, some each minute. */
export const sweepBacklog = async (ctx: OpenCtx): Promise<void> => {
  for (const orderId of await backlog(ctx.db, atOnce))
    await ctx.inTransaction((db) => postOld({ ...ctx, db }, orderId))
}

export const sweepJournalTallies = (ctx: OpenCtx): Promise<void> => ctx.inTransaction(foldJournalTallies)
