import { named } from '#database/named.ts'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { api } from '@arriero/contract'
import type { ReplyOf, InputOf } from '@arriero/contract/endpoint'
import { type VatBase, percentsOfRates } from '@arriero/domain/money/rates'
import { sql } from 'kysely'
import type { Db, OpenCtx, Ctx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { frozenOf, type RateColumns, ratesInForce } from './rates.store.ts'

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
const sorts: Sorts = { createdAt: { by: sql`r.version`, type: 'number' } }

const select = sql`r.id, r.profit_bp, r.insurance_bp, r.vat_bp, r.insurer_share_bp, r.vat_base, r.created_at,
  u.id as by_id, u.name as by_name, to_jsonb(b) as before`
const from = sql`rates r left join users u on u.id = r.created_by left join rates b on b.version = r.version - 1`

const percentsOf = (columns: RateColumns) => {
  const { profit, insurance, vat, insurerShare } = percentsOfRates(frozenOf(columns).rates)
  return { profit, insurance, percent: vat, percentArrieroInsurance: insurerShare }
}

/** Who changed what from which value to which, newest first. */
export const ratesHistory = async ({ db }: Ctx, query: Query): Promise<History> => {
  const list = { select, from, countFrom: sql`rates r`, id: sql`r.id`, sorts }
  const { rows, page } = await keysetPage<Row>(db, list, query)
  const items = rows.map((row) => ({
    _id: row.id,
    ...percentsOf(row),
    vatBase: row.vat_base,
    createdAt: row.created_at.toISOString(),
    by: named(row.by_id, row.by_name),
    before: row.before && { ...percentsOf(row.before), vatBase: row.before.vat_base },
  }))
  return { items, ...page }
}

/** Changes are years apart: all of them fit one answer. */
const most = 200

export const vatBaseChanges = async ({ db }: Ctx): Promise<ReplyOf<typeof api.rates.vatBases>> => {
  const rows = await db
    .selectFrom('vat_base_changes as c')
    .innerJoin('users as u', 'u.id', 'c.created_by')
    .select(['c.id', 'c.vat_base', 'c.valid_from', 'c.created_at', 'c.applied_at', 'u.id as by_id', 'u.name'])
    .orderBy('c.valid_from', 'desc')
    .orderBy('c.created_at', 'desc')
    .limit(most)
    .execute()
  const { vatBase } = await ratesInForce(db)
  return {
    inForce: vatBase,
    items: rows.map((row) => ({
      _id: row.id,
      vatBase: row.vat_base as VatBase,
      validFrom: row.valid_from,
      createdAt: row.created_at.toISOString(),
      by: { _id: row.by_id, name: row.name },
      appliedAt: row.applied_at?.toISOString() ?? null,
    })),
  }
}

/** An open order's price and the rates it froze; undefined where no such order waits for a carrier. */
export const pricedOrder = async ({ db, now }: Pick<OpenCtx, 'db' | 'now'>, orderId: string) => {
  const row = await db
    .selectFrom('orders')
    .select(['client_price', 'profit_bp', 'vat_bp', 'insurance_bp', 'insurer_share_bp', 'vat_base'])
    .where('id', '=', orderId)
    .where('status', '=', orderStatus.pending)
    .where('reservation_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const { client_price: clientPricePesos, ...columns } = row
  if (clientPricePesos === null || columns.profit_bp === null) return { clientPricePesos: null }
  return { clientPricePesos, ...frozenOf(columns as RateColumns) }
}

/** Whether it is, or once was, in force. */
export const isVersion = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('rates').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
