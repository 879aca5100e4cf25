import type { OpenCtx } from '#context.ts'
import { foldTallies } from './tallies.store.ts'

export const sweepTallies = (ctx: OpenCtx): Promise<void> => ctx.inTransaction(foldTallies)
