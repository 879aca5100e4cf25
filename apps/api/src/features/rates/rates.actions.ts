/** A change of the percentages is a new version; the one before stays in force for whatever was frozen under it. Decisions §9. */
import { ratesFromPercents, type Rates } from '@arriero/domain/money/rates'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { vatBaseDenial, type VatBasePlan } from '@arriero/domain/money/vat-base'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail, refuse } from '#app-error.ts'
import {
  insertRates,
  ratesInForce,
  deletePlan,
  insertPlan,
  lockChange,
  lockPlanned,
  planOf,
} from './rates.store.ts'
import { isVersion } from './rates.views.ts'
import { applyDue } from './apply-vat-base.ts'

/**
 * What VAT is taken on changes on a day: until then it is a plan, on it a new version of the rates. Decisions §9. One that
 * begins today counts at once.
 */
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

/** By their names on the wire, per cent. */
export type WirePercents = {
  profit: number
  insurance: number
  percent: number
  percentArrieroInsurance: number
}

const ratesOf = ({ profit, insurance, percent, percentArrieroInsurance }: WirePercents): Rates =>
  ratesFromPercents({ profit, insurance, vat: percent, insurerShare: percentArrieroInsurance }) ??
  fail('input.invalid')

const keys = ['profit', 'insurance', 'vat', 'insurerShare'] as const

/** Before and after of what is different, in basis points. */
const differences = (before: Rates, after: Rates): Record<string, number> =>
  Object.fromEntries(
    keys
      .filter((key) => before[key] !== after[key])
      .flatMap((key) => [
        [`${key}Before`, before[key]],
        [`${key}After`, after[key]],
      ]),
  )

/** `id` names the version the caller saw in force. */
export const changeRates = async (
  ctx: Ctx,
  id: string,
  percents: WirePercents,
): Promise<{ updated: true }> => {
  const before = await ratesInForce(ctx.db)
  if (before.id !== id) fail((await isVersion(ctx.db, id)) ? 'rates.changed' : 'rates.not_found')
  const rates = ratesOf(percents)
  await insertRates(ctx, before, { rates, vatBase: before.vatBase, byId: ctx.actor.id })
  await record(ctx, {
    act: 'rates.update',
    objectKind: 'rates',
    objectId: id,
    details: differences(before.rates, rates),
  })
  return { updated: true }
}
