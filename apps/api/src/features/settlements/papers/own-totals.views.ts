/** What a carrier's own earnings come to, by how each stands and in all. Decisions §16. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { PayoutSums } from '@arriero/contract/money/settlement-shapes'
import { payoutStates, uncounted, type PayoutState } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { debtShares } from '../debts/debt-shares.views.ts'
import { payoutCountFrom, seenPayouts, settlementOf } from '../payouts/payout-rows.views.ts'
import { ownFilters } from '../payouts/payouts.views.ts'
import { withholdings } from '../withholdings/withholdings.store.ts'

type Query = InputOf<typeof api.settlements.ownTotals>['query']
type Totals = ReplyOf<typeof api.settlements.ownTotals>
type OfState = Totals['states'][number]

const none: PayoutSums = { count: 0, gross: 0, withheld: 0, advances: 0, deducted: 0, net: 0 }

const plus = (one: PayoutSums, other: PayoutSums): PayoutSums => ({
  count: one.count + other.count,
  gross: one.gross + other.gross,
  withheld: one.withheld + other.withheld,
  advances: one.advances + other.advances,
  deducted: one.deducted + other.deducted,
  net: one.net + other.net,
})

/** What somebody began to pay, or ended, keeps its amounts: added up where they lie. */
const frozenSums = async ({ db }: Ctx, within: Fragment): Promise<OfState[]> => {
  const { rows } = await sql<OfState>`
    select p.state, count(*)::int as count, sum(p.gross_pesos)::bigint as gross,
      coalesce(sum(p.withheld_pesos), 0)::bigint as withheld, coalesce(sum(p.advances_pesos), 0)::bigint as advances,
      coalesce(sum(p.deducted_pesos), 0)::bigint as deducted, coalesce(sum(p.net_pesos), 0)::bigint as net
    from ${payoutCountFrom} where ${within} and p.state <> 'open' group by p.state`.execute(db)
  return rows
}

const atOnce = 500

/** What nobody has begun to pay, as his list shows it now; some hundred at a time. */
const openSums = async (ctx: Ctx, within: Fragment): Promise<PayoutSums> => {
  const inForce = await withholdings(ctx.db)
  let sums = none
  for (let after = { at: new Date(0), id: '' }; ;) {
    const rows = await seenPayouts(
      ctx,
      sql`p.id in (select p.id from ${payoutCountFrom} where ${within} and p.state = 'open'
        and (p.earned_at, p.id) > (${after.at}, ${after.id}) order by p.earned_at, p.id limit ${atOnce})`,
    )
    const shares = await debtShares(ctx, rows, inForce)
    for (const row of rows) {
      const settled = settlementOf(row, inForce, shares.get(row.id) ?? 0)
      sums = plus(sums, {
        count: 1,
        gross: settled.grossPesos,
        withheld: settled.withheldPesos,
        advances: settled.advancesPesos,
        deducted: settled.deductedPesos,
        net: settled.netPesos,
      })
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return sums
    after = { at: last.earned_at, id: last.id }
  }
}

const byState = (states: readonly OfState[]): OfState[] =>
  payoutStates.flatMap((state: PayoutState) => states.find((one) => one.state === state) ?? [])

const totalsAt = async (ctx: Ctx, query: Query): Promise<Totals> => {
  const counted = sql`p.kind not in (${sql.join(uncounted.kinds)}) and p.state not in (${sql.join(uncounted.states)})`
  const asked = ownFilters(ctx, query).flatMap((filter) => filter ?? [])
  const within = sql.join([...asked, counted], sql` and `)
  const open = await openSums(ctx, within)
  const frozen = await frozenSums(ctx, within)
  const states = byState([...frozen, ...(open.count > 0 ? [{ state: 'open' as const, ...open }] : [])])
  return {
    all: states.reduce((sum, { state: _state, ...sums }) => plus(sum, sums), none),
    states,
  }
}

export const ownTotals = (ctx: Ctx, query: Query): Promise<Totals> =>
  atOneMoment(ctx, (inner) => totalsAt(inner, query))
