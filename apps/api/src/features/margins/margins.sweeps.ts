import type { OpenCtx } from '#context.ts'
import { keepFacts } from './margins.store.ts'

const atOnce = 2_000
const roundsMost = 20

/** Facts of the services that acts have named since the last time; after a migration, of all, some tens of thousands each minute. */
export const sweepMargins = async (ctx: OpenCtx): Promise<void> => {
  for (let round = 0; round < roundsMost; round++)
    if ((await ctx.inTransaction((db) => keepFacts(db, atOnce))) < atOnce) return
}
