/** Payouts with what each comes to, some hundred at a time: a carrier of years is added up without being held in memory. */
import { sql } from 'kysely'
import type { Settlement } from '@arriero/domain/money/settlement'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { debtShares } from '../debts/debt-shares.views.ts'
import { withholdings } from '../withholdings/withholdings.store.ts'
import {
  payoutCountFrom,
  payoutFrom,
  payoutSelect,
  settlementOf,
  type SeenPayout,
} from './payout-rows.views.ts'

const atOnce = 500

/** `key`: what `by` says of it. */
export type Settled = { row: SeenPayout; key: string; settlement: Settlement }

type Turn = {
  /** Conditions on `payouts p join orders o join users c`. */
  within: Fragment
  /** A text of the same tables, never null; left out = the state. */
  by?: Fragment
  /** Each bears its part of what its carrier owes; left out, that stands apart. */
  bearsDebts?: true
}

/** In the sequence they were earned, each once. */
export async function* settledInTurn(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { within, by = sql`p.state`, bearsDebts }: Turn,
): AsyncGenerator<Settled> {
  const inForce = await withholdings(ctx.db)
  for (let after = { at: new Date(0), id: '' }; ;) {
    const { rows } = await sql<SeenPayout & { sum_key: string }>`
      select ${payoutSelect(ctx.now)}, ${by} as sum_key from ${payoutFrom} where p.id in (
        select p.id from ${payoutCountFrom} where ${within} and (p.earned_at, p.id) > (${after.at}, ${after.id})
        order by p.earned_at, p.id limit ${atOnce}) order by p.earned_at, p.id`.execute(ctx.db)
    const shares = bearsDebts && (await debtShares(ctx, rows, inForce))
    for (const row of rows)
      yield { row, key: row.sum_key, settlement: settlementOf(row, inForce, shares?.get(row.id) ?? 0) }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = { at: last.earned_at, id: last.id }
  }
}
