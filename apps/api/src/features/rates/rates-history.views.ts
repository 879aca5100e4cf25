/** Who changed what from which value to which, newest first. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { percentsOfRates } from '@arriero/domain/rates'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { frozenOf, type RateColumns } from './rates.store.ts'

type Query = InputOf<typeof api.rates.history>['query']
type History = ReplyOf<typeof api.rates.history>
type Row = RateColumns & {
  id: string
  created_at: Date
  by_id: string | null
  by_name: string | null
  before: RateColumns | null
}

/** Two changes in one second stay in their order. */
const sorts: Sorts = {
  '-createdAt': { by: sql`r.version`, type: 'number' },
  createdAt: { by: sql`r.version`, type: 'number' },
}

const select = sql`r.id, r.profit_bp, r.insurance_bp, r.vat_bp, r.insurer_share_bp, r.vat_base, r.created_at,
  u.id as by_id, u.name as by_name, to_jsonb(b) as before`
const from = sql`rates r left join users u on u.id = r.created_by left join rates b on b.version = r.version - 1`

const percentsOf = (columns: RateColumns) => {
  const { profit, insurance, vat, insurerShare } = percentsOfRates(frozenOf(columns).rates)
  return { profit, insurance, percent: vat, percentArrieroInsurance: insurerShare }
}

export const ratesHistory = async ({ db }: Ctx, query: Query): Promise<History> => {
  const list = { select, from, countFrom: sql`rates r`, id: sql`r.id`, sorts }
  const { rows, page } = await keysetPage<Row>(db, list, query)
  const items = rows.map((row) => ({
    _id: row.id,
    ...percentsOf(row),
    vatBase: row.vat_base,
    createdAt: row.created_at.toISOString(),
    by: row.by_id !== null && row.by_name !== null ? { _id: row.by_id, name: row.by_name } : null,
    before: row.before && { ...percentsOf(row.before), vatBase: row.before.vat_base },
  }))
  return { items, ...page }
}
