/** What the law has the payer keep back changes from a day on, never on days that are over. Domain facts §4.8. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import {
  heldOn,
  storedWithholding,
  withholdingDayDenial,
  withholdingDenial,
  withholdingFields,
  type WithholdingField,
} from '@arriero/domain/money/withholdings'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail } from '#app-error.ts'
import { allIndustryRates, allRules, beginOf, insertIndustryRate, insertRules } from './withholdings.store.ts'
import { rateFigures, ruleFigures, type RateFigures, type RuleFigures } from './withholdings.views.ts'

const judgeDay = (ctx: Ctx, validFrom: string): void => {
  const denial = withholdingDayDenial(validFrom, bogotaDay(ctx.now))
  if (denial) fail(denial, 'validFrom')
}

const judgeFigures = (figures: Partial<Record<WithholdingField, number>>): void => {
  for (const field of withholdingFields) {
    const value = figures[field]
    const denial = value === undefined ? undefined : withholdingDenial(field, value)
    if (denial) fail(denial, field)
  }
}

/** Before and after of what is different; where nothing held before, what holds from now on. */
const differences = <F extends Record<string, number>>(
  before: F | undefined,
  after: F,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => before?.[key] !== value)
      .flatMap(([key, value]): [string, number][] =>
        before
          ? [
              [`${key}Before`, before[key] ?? 0],
              [`${key}After`, value],
            ]
          : [[key, value]],
      ),
  )

export type RulesAsked = RuleFigures & { validFrom: string; basis: string }

export const setRules = async (ctx: Ctx, asked: RulesAsked): Promise<{ updated: true }> => {
  const { validFrom, basis, ...figures } = asked
  judgeDay(ctx, validFrom)
  judgeFigures(figures)
  const before = heldOn(await allRules(ctx.db), validFrom, beginOf)
  await insertRules(ctx, {
    valid_from: validFrom,
    uvt_pesos: figures.uvt,
    source_rate: storedWithholding('source', figures.source),
    source_from_uvt: figures.sourceFromUvt,
    fopat_rate: storedWithholding('fopat', figures.fopat),
    fopat_from_kg: figures.fopatFromKg,
    basis,
  })
  await record(ctx, {
    act: 'withholding.update',
    objectKind: 'withholding',
    objectId: validFrom,
    details: { from: validFrom, ...differences(before && ruleFigures(before), figures) },
  })
  return { updated: true }
}

export type TownAsked = RateFigures & { townCode: string; validFrom: string; basis: string }

export const setTown = async (ctx: Ctx, asked: TownAsked): Promise<{ updated: true }> => {
  const { townCode, validFrom, perMille, basis } = asked
  if (!ctx.providers.places.byCode(townCode)) fail('place.required', 'townCode')
  judgeDay(ctx, validFrom)
  judgeFigures({ perMille })
  const before = heldOn(
    (await allIndustryRates(ctx.db)).filter((rate) => rate.town_code === townCode),
    validFrom,
    beginOf,
  )
  const rate = storedWithholding('perMille', perMille)
  await insertIndustryRate(ctx, { town_code: townCode, valid_from: validFrom, rate, basis })
  await record(ctx, {
    act: 'withholding.update',
    objectKind: 'withholding',
    objectId: townCode,
    details: { townCode, from: validFrom, ...differences(before && rateFigures(before), { perMille }) },
  })
  return { updated: true }
}
