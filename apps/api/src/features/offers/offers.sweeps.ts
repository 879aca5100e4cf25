import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { expireOffers } from './offers.store.ts'

/** Offers past their time end by themselves; their carriers are told, and the client whose counter went unanswered. */
export const sweepExpiredOffers = async (ctx: OpenCtx): Promise<void> => {
  await ctx.inTransaction(async (db) => {
    for (const offer of await expireOffers(db, ctx.now)) {
      const told = { name: 'offer.expired', orderId: offer.order_id, offerId: offer.id } as const
      await tell({ ...ctx, db }, told, { details: { wasCountered: offer.was_countered } })
    }
  })
}
