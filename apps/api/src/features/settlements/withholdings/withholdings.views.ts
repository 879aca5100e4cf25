import { named } from '#database/named.ts'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Db, OpenCtx } from '#context.ts'
import { allIndustryRates, allRules, type IndustryRow, type RulesRow } from './withholdings.store.ts'

const perPercent = 1000
const perMilleOf = 100

/** As people speak of them: per cent, per mille. */
export type RuleFigures = {
  uvt: number
  source: number
  sourceFromUvt: number
  fopat: number
  fopatFromKg: number
}
export type RateFigures = { perMille: number }

export const ruleFigures = (row: RulesRow): RuleFigures => ({
  uvt: row.uvt_pesos,
  source: row.source_rate / perPercent,
  sourceFromUvt: row.source_from_uvt,
  fopat: row.fopat_rate / perPercent,
  fopatFromKg: row.fopat_from_kg,
})

export const rateFigures = ({ rate }: IndustryRow): RateFigures => ({ perMille: rate / perMilleOf })

type Row = RulesRow | IndustryRow

const namesOf = async (db: Db, rows: readonly Row[]): Promise<Map<string, string>> => {
  const ids = [...new Set(rows.flatMap((row) => row.created_by ?? []))]
  if (ids.length === 0) return new Map()
  const people = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}

const editionOf = (row: Row, isReplaced: boolean, names: ReadonlyMap<string, string>) => ({
  _id: row.id,
  validFrom: row.valid_from,
  isReplaced,
  createdAt: row.created_at.toISOString(),
  by: named(row.created_by, names.get(row.created_by ?? '') ?? ''),
  basis: row.basis,
})

/** Newest first; towns by their names. */
export const withholdingSettings = async ({
  db,
  providers,
}: OpenCtx): Promise<ReplyOf<typeof api.settlements.withholdings>> => {
  const [rules, rates] = [await allRules(db), await allIndustryRates(db)]
  const names = await namesOf(db, [...rules, ...rates])
  const towns = rates.map((row, index) => {
    const above = rates[index - 1]
    const isReplaced = above?.town_code === row.town_code && above.valid_from === row.valid_from
    return {
      townCode: row.town_code,
      town: providers.places.byCode(row.town_code)?.town ?? row.town_code,
      ...editionOf(row, isReplaced, names),
      ...rateFigures(row),
    }
  })
  return {
    rules: rules.map((row, index) => ({
      ...editionOf(row, rules[index - 1]?.valid_from === row.valid_from, names),
      ...ruleFigures(row),
    })),
    towns: towns.toSorted((one, other) => one.town.localeCompare(other.town)),
  }
}
