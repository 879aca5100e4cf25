/** What a carrier's own earnings come to, by how each stands and in all. Decisions §16. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { payoutStates } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { ownFilters } from '../payouts/payouts.views.ts'
import { noSums, plus, sumsBy } from './own-sums.views.ts'

type Query = InputOf<typeof api.settlements.ownTotals>['query']
type Totals = ReplyOf<typeof api.settlements.ownTotals>

const totalsAt = async (ctx: Ctx, query: Query): Promise<Totals> => {
  const sums = await sumsBy(ctx, { within: ownFilters(ctx, query), by: sql`p.state` })
  return {
    all: [...sums.values()].reduce(plus, noSums),
    states: payoutStates.flatMap((state) => {
      const ofState = sums.get(state)
      return ofState ? [{ state, ...ofState }] : []
    }),
  }
}

export const ownTotals = (ctx: Ctx, query: Query): Promise<Totals> =>
  atOneMoment(ctx, (inner) => totalsAt(inner, query))
