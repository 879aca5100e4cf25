/** What a carrier's own earnings come to by anything that can be said of each: written once, for states, months, trucks and drivers. */
import type { PayoutSums } from '@arriero/contract/money/settlement-shapes'
import { uncounted } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { payoutCountFrom } from '../payouts/payout-rows.views.ts'
import { settledInTurn } from '../payouts/settled-in-turn.views.ts'

export const noSums: PayoutSums = { count: 0, gross: 0, withheld: 0, advances: 0, deducted: 0, net: 0 }

export const plus = (one: PayoutSums, other: PayoutSums): PayoutSums => ({
  count: one.count + other.count,
  gross: one.gross + other.gross,
  withheld: one.withheld + other.withheld,
  advances: one.advances + other.advances,
  deducted: one.deducted + other.deducted,
  net: one.net + other.net,
})

/** What sums count; anything else stands in another row too, or is owed no more. */
export const isCountedRow: Fragment = sql`p.kind not in (${sql.join(uncounted.kinds)}) and p.state not in (${sql.join(uncounted.states)})`

/** Of Bogotá, `YYYY-MM`. */
export const earnedMonth: Fragment = sql`to_char(p.earned_at at time zone 'America/Bogota', 'YYYY-MM')`

type Asked = { within: Fragment; by: Fragment }
export type SumsByKey = Map<string, PayoutSums>

const add = (sums: SumsByKey, key: string, more: PayoutSums): void => {
  sums.set(key, plus(sums.get(key) ?? noSums, more))
}

/** What somebody began to pay, or ended, keeps its amounts: added up where they lie. */
const addFrozen = async ({ db }: Ctx, sums: SumsByKey, { within, by }: Asked): Promise<void> => {
  const { rows } = await sql<PayoutSums & { sum_key: string }>`
    select ${by} as sum_key, count(*)::int as count, sum(p.gross_pesos)::bigint as gross,
      coalesce(sum(p.withheld_pesos), 0)::bigint as withheld, coalesce(sum(p.advances_pesos), 0)::bigint as advances,
      coalesce(sum(p.deducted_pesos), 0)::bigint as deducted, coalesce(sum(p.net_pesos), 0)::bigint as net
    from ${payoutCountFrom} where ${within} and p.state <> 'open' group by 1`.execute(db)
  for (const { sum_key: key, ...more } of rows) add(sums, key, more)
}

/** What nobody has begun to pay, as his list shows it now. */
const addOpen = async (ctx: Ctx, sums: SumsByKey, { within, by }: Asked): Promise<void> => {
  for await (const { key, settlement } of settledInTurn(ctx, {
    within: sql`${within} and p.state = 'open'`,
    by,
    bearsDebts: true,
  }))
    add(sums, key, {
      count: 1,
      gross: settlement.grossPesos,
      withheld: settlement.withheldPesos,
      advances: settlement.advancesPesos,
      deducted: settlement.deductedPesos,
      net: settlement.netPesos,
    })
}

type Wanted = {
  /** Conditions on `payouts p join orders o join users c`; of them what counts is added up. */
  within: readonly (Fragment | undefined)[]
  /** A text of the same tables, never null: rows of one such text are one sum. */
  by: Fragment
}

/** Within a snapshot: frozen and open ones are two reads. */
export const sumsBy = async (ctx: Ctx, { within, by }: Wanted): Promise<SumsByKey> => {
  const conditions = [...within, isCountedRow].flatMap((one) => one ?? [])
  const asked = { within: sql.join(conditions, sql` and `), by }
  const sums: SumsByKey = new Map()
  await addFrozen(ctx, sums, asked)
  await addOpen(ctx, sums, asked)
  return sums
}
