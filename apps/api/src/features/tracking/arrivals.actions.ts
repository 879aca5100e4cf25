/** A truck that has stopped at a place it is heading for has probably arrived: said once, beside what its driver says. Decisions §14. */
import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { insertProposals, type Proposal } from './arrivals.store.ts'

export type { Proposal }

export const proposeArrivals = async (ctx: OpenCtx, proposals: readonly Proposal[]): Promise<void> => {
  if (proposals.length === 0) return
  await ctx.inTransaction(async (db) => {
    const fresh = await insertProposals(db, proposals, ctx.now)
    for (const { orderId, place, at } of fresh)
      await tell(
        { ...ctx, db },
        { name: 'arrival.proposed', orderId, detail: place },
        { at, act: `arrival.${place}` },
      )
  })
}
