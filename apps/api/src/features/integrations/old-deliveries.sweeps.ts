import type { OpenCtx } from '#context.ts'
import { removeDeliveriesBefore } from './webhook-deliveries.store.ts'

const lifeMs = 30 * 86_400_000
const limit = 5_000
const batchesMost = 40

/** What was sent a month ago is gone, with its tries. */
export const sweepOldDeliveries = async (ctx: OpenCtx): Promise<void> => {
  const before = new Date(ctx.now.getTime() - lifeMs)
  for (let batch = 0; batch < batchesMost; batch++) {
    if ((await ctx.inTransaction((db) => removeDeliveriesBefore(db, { before, limit }))) < limit) return
  }
}
