/** What VAT is taken on changes on a day: until then it is a plan, on it a new version of the rates. Decisions §9. */
import { bogotaDay } from '@arriero/domain/calendar'
import { vatBaseDenial, type VatBasePlan } from '@arriero/domain/vat-base'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail, refuse } from '#http/app-error.ts'
import { applyDue } from './apply-vat-base.ts'
import { ratesInForce } from './rates.store.ts'
import { deletePlan, insertPlan, lockChange, lockPlanned, planOf } from './vat-base.store.ts'

/** One that begins today counts at once. */
export const planVatBase = async (ctx: Ctx, plan: VatBasePlan): Promise<{ _id: string }> => {
  const planned = (await lockPlanned(ctx.db)).map(planOf)
  const today = bogotaDay(ctx.now)
  const { vatBase: inForce } = await ratesInForce(ctx.db)
  const denial = vatBaseDenial(plan, { today, inForce, planned })
  if (denial) fail(denial, 'validFrom')
  const { id } = await insertPlan(ctx, plan)
  await record(ctx, { act: 'rates.vat_base', objectKind: 'rates', objectId: id, details: plan })
  await applyDue(ctx)
  return { _id: id }
}

export const dropVatBase = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const change = (await lockChange(ctx.db, id)) ?? fail('rates.not_found')
  refuse(change.applied_at === null ? undefined : 'rates.vat_base_applied')
  await deletePlan(ctx.db, id)
  await record(ctx, {
    act: 'rates.vat_base_dropped',
    objectKind: 'rates',
    objectId: id,
    details: planOf(change),
  })
  return { updated: true }
}
