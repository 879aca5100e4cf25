/** Months are made ahead and kept for so long; then a whole one is gone. What goes by the month says only what it is and how it ends. docs/decisions/0052. */
import type { OpenCtx } from '#context.ts'
import { dropMonth, makeMonths, monthsBefore, whenFree, type Month, type Monthly } from './months.ts'

export type KeptMonths = {
  of: Monthly
  /** What ended before may go, as it stands now. */
  endedBefore: (ctx: OpenCtx) => Promise<Date> | Date
  /** In the transaction that drops it, before. False: something in it is not over, and it stays. */
  mayGo: (ctx: OpenCtx, month: Month) => Promise<boolean>
}

/** Who finds the table in use all the while leaves it for the next time; until then rows lie in the rest. */
export const makeMonthsOf = async (ctx: OpenCtx, of: Monthly): Promise<void> => {
  const made = await whenFree(ctx.inTransaction, (db) => makeMonths(db, of, ctx.now))
  if (made === undefined) ctx.log.warn({ code: 'months.in_use', table: of.table })
}

export const sweepMonthsOf = async (ctx: OpenCtx, { of, endedBefore, mayGo }: KeptMonths): Promise<void> => {
  await makeMonthsOf(ctx, of)
  for (const month of await monthsBefore(ctx.db, of, await endedBefore(ctx)))
    await whenFree(ctx.inTransaction, async (db) => {
      if (await mayGo({ ...ctx, db }, month)) await dropMonth(db, month)
    })
}
