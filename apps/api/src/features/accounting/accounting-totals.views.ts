/** What the accounting table comes to, by how the money of its services stands and in all. Decisions §16. */
import { inState } from '#database/order-states.ts'
import type { api } from '@arriero/contract'
import { summedAmounts, type SummedAmount } from '@arriero/contract/money/accounting'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { moneyStates, type MoneyState } from '@arriero/domain/money/earned'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { bookRows } from './accounting-row.views.ts'
import { accountingFilters, type AccountingFilters } from './accounting-rows.views.ts'

type Totals = ReplyOf<typeof api.accounting.totals>
type Sums = Totals['all']
type Row = { money_state: MoneyState; count: number } & Record<SummedAmount, number>

const amountsOf = (of: (key: SummedAmount) => number): Sums['amounts'] =>
  Object.fromEntries(summedAmounts.map((key) => [key, of(key)])) as Sums['amounts']

/** All sums come from one statement, so they are of one moment. */
export const accountingTotals = async ({ db }: Ctx, query: AccountingFilters): Promise<Totals> => {
  const where = accountingFilters(query).flatMap((filter) => filter ?? [])
  const { rows } = await sql<Row>`
    select b.money_state, count(*)::int as count,
      sum(b.carrier_pesos)::bigint as "profitsDriver", sum(b.platform_pesos)::bigint as profits,
      sum(b.carrier_pesos + b.platform_pesos)::bigint as "totalCost", sum(b.vat_pesos)::bigint as "ivaCost",
      sum(b.premium_pesos)::bigint as "priceInsurance", sum(b.premium_cost_pesos)::bigint as "priceArrieroInsurance",
      sum(b.premium_vat_pesos)::bigint as "percentArrieroInsurance", sum(b.total_pesos)::bigint as total,
      sum(b.standby_pesos)::bigint as standby, sum(b.standby_vat_pesos)::bigint as "ivaStandby",
      sum(case when o.status = ${inState.cancelled} then b.carrier_pesos + b.platform_pesos else 0 end)::bigint as fee,
      sum(b.refund_pesos)::bigint as refund, sum(b.refunded_pesos)::bigint as refunded
    from ${bookRows} where ${where.length > 0 ? sql.join(where, sql` and `) : sql`true`}
    group by b.money_state`.execute(db)
  const total = (key: SummedAmount | 'count') => rows.reduce((sum, row) => sum + row[key], 0)
  return {
    all: { count: total('count'), amounts: amountsOf(total) },
    states: moneyStates.flatMap((moneyState) =>
      rows
        .filter((row) => row.money_state === moneyState)
        .map((row) => ({ moneyState, count: row.count, amounts: amountsOf((key) => row[key]) })),
    ),
  }
}
