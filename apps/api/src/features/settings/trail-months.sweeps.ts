/** The audit trail goes by the month; so many months (a setting) are kept, then a whole one is gone, and the trail says so. Decisions §17. */
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
import { lastSealIn } from '#features/audit/seals.store.ts'
import { settingsInForce } from './settings.store.ts'

const trail: Monthly = { table: 'audit_trail', by: 'at' }

/** What has no seal yet stays, however old it is. */
const dropOld = async (ctx: OpenCtx, month: Month): Promise<void> => {
  const { lastSeal, unsealed } = await lastSealIn(ctx.db, month)
  if (unsealed > 0) return
  await recordDropped(ctx, { act: 'trail.month_dropped', setting: 'auditMonths', month, lastSeal })
  await dropMonth(ctx.db, month)
}

export const makeTrailMonths = async (ctx: OpenCtx): Promise<void> => {
  const made = await whenFree(ctx.inTransaction, (db) => makeMonths(db, trail, ctx.now))
  if (made === undefined) ctx.log.warn({ code: 'months.in_use', table: trail.table })
}

export const sweepTrailMonths = async (ctx: OpenCtx): Promise<void> => {
  await makeTrailMonths(ctx)
  const { auditMonths } = await settingsInForce(ctx.db)
  for (const month of await monthsBefore(ctx.db, trail, monthStart(ctx.now, -auditMonths))) {
    await whenFree(ctx.inTransaction, (db) => dropOld({ ...ctx, db }, month))
  }
}
