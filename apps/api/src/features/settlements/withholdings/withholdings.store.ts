/** What the law has the payer keep back, by the day from which it holds, and the municipal rates. Domain facts §4.8. */
import { pesos } from '@arriero/domain/money/money'
import { heldOn } from '@arriero/domain/money/withholdings'
import type { WithholdingRules } from '@arriero/domain/money/settlement'
import type { Selectable } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import type { IndustryRatesTable, WithholdingRulesTable } from '#database/tables/tables-of-payouts.ts'
import { knownRules, type NewRules } from './known-rules.texts.ts'

export type RulesRow = Selectable<WithholdingRulesTable>
export type IndustryRow = Selectable<IndustryRatesTable>

/** The day from which it holds. */
export const beginOf = ({ valid_from: day }: { valid_from: string }): string => day

const rulesOf = (row: RulesRow): WithholdingRules => ({
  uvtPesos: pesos(row.uvt_pesos),
  sourceRate: row.source_rate,
  sourceFromUvt: row.source_from_uvt,
  fopatRate: row.fopat_rate,
  fopatFromKg: row.fopat_from_kg,
})

/** The latest day first; of several editions for one day the one that counts, which was written last, first. */
export const allRules = (db: Db): Promise<RulesRow[]> =>
  db
    .selectFrom('withholding_rules')
    .selectAll()
    .orderBy('valid_from', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** By town, else in the same sequence. */
export const allIndustryRates = (db: Db): Promise<IndustryRow[]> =>
  db
    .selectFrom('industry_rates')
    .selectAll()
    .orderBy('town_code')
    .orderBy('valid_from', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export type Withholdings = (
  day: string,
  townCode: string,
) => { rules: WithholdingRules; industryRate: number }

/** What held on a day; before the first known day, as on that. */
export const withholdings = async (db: Db): Promise<Withholdings> => {
  const rules = await allRules(db)
  const rates = Map.groupBy(await allIndustryRates(db), ({ town_code }) => town_code)
  const first = rules.at(-1)
  if (!first) throw new Error('no withholding rules')
  return (day, townCode) => ({
    rules: rulesOf(heldOn(rules, day, beginOf) ?? first),
    industryRate: heldOn(rates.get(townCode) ?? [], day, beginOf)?.rate ?? 0,
  })
}

/** Each by its day, so that several nodes that start at once bring it once. */
const knownId = (validFrom: string): string => validFrom.replaceAll('-', '').padStart(24, '0')

/** What every installation knows; where somebody set rules for that day, his stay. */
export const ensureWithholdings = async ({ db, now }: OpenCtx): Promise<void> => {
  const days = new Set((await allRules(db)).map(({ valid_from: day }) => day))
  for (const rules of knownRules.filter(({ valid_from: day }) => !days.has(day)))
    await db
      .insertInto('withholding_rules')
      .values({ ...rules, id: knownId(rules.valid_from), created_at: now, created_by: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
}

type Stamp = 'id' | 'created_at' | 'created_by'

const stamp = ({ now, actor, newId }: Ctx) => ({ id: newId(), created_at: now, created_by: actor.id })

/** Another edition; none is ever changed. */
export const insertRules = async (ctx: Ctx, rules: NewRules): Promise<void> => {
  await ctx.db
    .insertInto('withholding_rules')
    .values({ ...rules, ...stamp(ctx) })
    .execute()
}

export const insertIndustryRate = async (ctx: Ctx, rate: Omit<IndustryRow, Stamp>): Promise<void> => {
  await ctx.db
    .insertInto('industry_rates')
    .values({ ...rate, ...stamp(ctx) })
    .execute()
}
