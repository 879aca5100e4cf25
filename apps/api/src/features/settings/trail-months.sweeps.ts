/** The audit trail goes by the month; so many months (a setting) are kept, then a whole one is gone, and the trail says so. Decisions §17. */
import type { OpenCtx } from '#context.ts'
import { monthStart, type Month, type Monthly } from '#database/months/months.ts'
import { makeMonthsOf, sweepMonthsOf } from '#database/months/sweep-months.ts'
import { recordDropped } from '#features/audit/dropped-months.ts'
import { lastSealIn } from '#features/audit/seals.store.ts'
import { settingsInForce } from './settings.store.ts'

const trail: Monthly = { table: 'audit_trail', by: 'at' }

/** What has no seal yet stays, however old it is. */
const mayGo = async (ctx: OpenCtx, month: Month): Promise<boolean> => {
  const { lastSeal, unsealed } = await lastSealIn(ctx.db, month)
  if (unsealed > 0) return false
  await recordDropped(ctx, { act: 'trail.month_dropped', setting: 'auditMonths', month, lastSeal })
  return true
}

export const makeTrailMonths = (ctx: OpenCtx): Promise<void> => makeMonthsOf(ctx, trail)

export const sweepTrailMonths = (ctx: OpenCtx): Promise<void> =>
  sweepMonthsOf(ctx, {
    of: trail,
    endedBefore: async ({ db, now }) => monthStart(now, -(await settingsInForce(db)).auditMonths),
    mayGo,
  })
