/** A change of the percentages is a new version; the one before stays in force for whatever was frozen under it. Decisions §9. */
import { ratesFromPercents, type Rates } from '@arriero/domain/rates'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail } from '#http/app-error.ts'
import { insertRates, ratesInForce } from './rates.store.ts'
import { isVersion } from './rates.views.ts'

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
