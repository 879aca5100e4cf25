import { bogotaDay } from '@arriero/domain/time/calendar'
import type { OpenCtx } from '#context.ts'
import { insertRates, ratesInForce, lockPlanned, markApplied, planOf } from './rates.store.ts'

/** Brings into force what is planned up to today, each as a version of its own; `ctx.db` is a transaction. */
export const applyDue = async (ctx: OpenCtx): Promise<void> => {
  const today = bogotaDay(ctx.now)
  for (const change of await lockPlanned(ctx.db)) {
    const { vatBase, validFrom } = planOf(change)
    if (validFrom > today) return
    const before = await ratesInForce(ctx.db)
    await insertRates(ctx, before, { rates: before.rates, vatBase, byId: change.created_by })
    await markApplied(ctx.db, change.id, ctx.now)
  }
}
