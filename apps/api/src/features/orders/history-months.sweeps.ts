/** The history of services goes by the month; so many months (a setting) are kept, then a whole one is gone. Decisions §17. */
import type { OpenCtx } from '#context.ts'
import {
  dropMonth,
  makeMonths,
  monthsBefore,
  monthStart,
  whenFree,
  type Month,
  type Monthly,
} from '#database/months/months.ts'
import { recordDropped } from '#features/audit/dropped-months.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { isStillNeeded } from './history-months.views.ts'

const history: Monthly = { table: 'order_history', by: 'recorded_at' }

/** A month stays as long as anything in it is not over: a service, a PQR about one. */
const dropOld = async (ctx: OpenCtx, month: Month): Promise<void> => {
  if (await isStillNeeded(ctx.db, month)) return
  await recordDropped(ctx, { act: 'history.month_dropped', setting: 'historyMonths', month })
  await dropMonth(ctx.db, month)
}

export const makeHistoryMonths = async (ctx: OpenCtx): Promise<void> => {
  const made = await whenFree(ctx.inTransaction, (db) => makeMonths(db, history, ctx.now))
  if (made === undefined) ctx.log.warn({ code: 'months.in_use', table: history.table })
}

export const sweepHistoryMonths = async (ctx: OpenCtx): Promise<void> => {
  await makeHistoryMonths(ctx)
  const { historyMonths } = await settingsInForce(ctx.db)
  for (const month of await monthsBefore(ctx.db, history, monthStart(ctx.now, -historyMonths))) {
    await whenFree(ctx.inTransaction, (db) => dropOld({ ...ctx, db }, month))
  }
}
