import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { expireOffers } from './offers.store.ts'

/** Offers past their time end by themselves; both sides are told. */
export const sweepExpiredOffers = async (ctx: OpenCtx): Promise<void> => {
  await ctx.inTransaction(async (db) => {
    for (const offer of await expireOffers(db, ctx.now)) {
      await tell({ ...ctx, db }, { name: 'offer.expired', orderId: offer.order_id, offerId: offer.id })
    }
  })
}
