import { sql } from 'kysely'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { OpenCtx } from '#context.ts'
import { applyDue } from './apply-vat-base.ts'

/** The day of a planned change has come. */
export const sweepVatBase = async (ctx: OpenCtx): Promise<void> => {
  const { rows } = await sql`
    select 1 from vat_base_changes where applied_at is null and valid_from <= ${bogotaDay(ctx.now)} limit 1`.execute(
    ctx.db,
  )
  if (rows.length > 0) await ctx.inTransaction((db) => applyDue({ ...ctx, db }))
}
