/** The history of services goes by the month; so many months (a setting) are kept, then a whole one is gone. Decisions §17. */
import type { OpenCtx } from '#context.ts'
import { monthStart, type Month, type Monthly } from '#database/months/months.ts'
import { makeMonthsOf, sweepMonthsOf } from '#database/months/sweep-months.ts'
import { recordDropped } from '#features/audit/dropped-months.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { isStillNeeded } from './history-months.views.ts'

const history: Monthly = { table: 'order_history', by: 'recorded_at' }

/** A month stays as long as anything in it is not over: a service, a PQR about one. */
const mayGo = async (ctx: OpenCtx, month: Month): Promise<boolean> => {
  if (await isStillNeeded(ctx.db, month)) return false
  await recordDropped(ctx, { act: 'history.month_dropped', setting: 'historyMonths', month })
  return true
}

export const makeHistoryMonths = (ctx: OpenCtx): Promise<void> => makeMonthsOf(ctx, history)

export const sweepHistoryMonths = (ctx: OpenCtx): Promise<void> =>
  sweepMonthsOf(ctx, {
    of: history,
    endedBefore: async ({ db, now }) => monthStart(now, -(await settingsInForce(db)).historyMonths),
    mayGo,
  })
