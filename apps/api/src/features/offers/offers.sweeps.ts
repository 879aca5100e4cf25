import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { expireOffers } from './offers.store.ts'

const atOnce = 200

/** Answers whether there may be more. */
const expireSome = async (ctx: OpenCtx): Promise<boolean> => {
  const expired = await expireOffers(ctx.db, ctx.now, atOnce)
  for (const offer of expired) {
    const told = { name: 'offer.expired', orderId: offer.order_id, offerId: offer.id } as const
    await tell(ctx, told, { details: { wasCountered: offer.was_countered } })
  }
  return expired.length === atOnce
}

/** Offers past their time end by themselves; their carriers are told, and the client whose counter went unanswered. */
export const sweepExpiredOffers = async (ctx: OpenCtx): Promise<void> => {
  while (await ctx.inTransaction((db) => expireSome({ ...ctx, db })));
}
