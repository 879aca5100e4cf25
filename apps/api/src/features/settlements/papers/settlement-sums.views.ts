/** The sums of a settlement, never with more than some hundred rows in hand: what was settled is added up where it lies. */
import { atBogota, daysAfter } from '@arriero/domain/time/calendar'
import { pesos } from '@arriero/domain/money/money'
import { totalsOf, type SettlementConcept, type SettlementLine } from '@arriero/domain/money/settlement'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { payoutIn } from '#database/state-lists.ts'
import type { Fragment } from '#database/keyset.ts'
import { settledInTurn } from '../payouts/settled-in-turn.views.ts'
import { isCountedRow } from './own-sums.views.ts'

export type Span = { from: string; to: string }

export const isSettledIn = (carrierId: string, { from, to }: Span): Fragment =>
  sql`p.carrier_id = ${carrierId} and p.earned_at >= ${atBogota(from, 0)} and p.earned_at < ${atBogota(daysAfter(to, 1), 0)} and ${isCountedRow}`

type FrozenSum = { concept: SettlementConcept; base: number | null; amount: number }

const frozenTotals = async ({ db }: Ctx, within: Fragment): Promise<SettlementLine[]> => {
  const { rows } = await sql<FrozenSum>`
    select line ->> 'concept' as concept, sum((line ->> 'basePesos')::bigint)::bigint as base,
      sum((line ->> 'amountPesos')::bigint)::bigint as amount
    from payouts p, jsonb_array_elements(p.lines) line where ${within} group by 1`.execute(db)
  return rows.map(({ concept, base, amount }) => ({
    concept,
    basePesos: base === null ? null : pesos(base),
    rate: null,
    amountPesos: amount,
  }))
}

type Frozen = { count: number; paid: number; owed: number }

const frozenSums = async ({ db }: Ctx, within: Fragment): Promise<Frozen> => {
  const { rows } = await sql<Frozen>`
    select count(*)::int as count,
      coalesce(sum(net_pesos) filter (where state in ${payoutIn.settled}), 0)::bigint as paid,
      coalesce(sum(net_pesos) filter (where state in ${payoutIn.settling}), 0)::bigint as owed
    from payouts p where ${within} and p.state <> 'open'`.execute(db)
  return rows[0] ?? { count: 0, paid: 0, owed: 0 }
}

type OpenSums = { count: number; owedPesos: number; totals: SettlementLine[] }

/** What nobody has begun to pay is settled as of now; what its carrier owes stands apart. */
const openSums = async (ctx: Ctx, within: Fragment): Promise<OpenSums> => {
  const sums: OpenSums = { count: 0, owedPesos: 0, totals: [] }
  for await (const { settlement } of settledInTurn(ctx, { within: sql`${within} and p.state = 'open'` })) {
    sums.count++
    sums.owedPesos += settlement.netPesos
    sums.totals = totalsOf([{ lines: sums.totals }, settlement])
  }
  return sums
}

type SettlementSums = {
  count: number
  paidPesos: number
  owedPesos: number
  totals: SettlementLine[]
}

export const settlementSums = async (ctx: Ctx, carrierId: string, span: Span): Promise<SettlementSums> => {
  const within = isSettledIn(carrierId, span)
  const frozen = await frozenSums(ctx, within)
  const open = await openSums(ctx, within)
  return {
    count: frozen.count + open.count,
    paidPesos: frozen.paid,
    owedPesos: frozen.owed + open.owedPesos,
    totals: totalsOf([{ lines: await frozenTotals(ctx, within) }, { lines: open.totals }]),
  }
}
