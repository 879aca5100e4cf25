/** How a carrier's money stands now: what is to come, what comes next, what waits and why, what he was advanced. Decisions §16. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { holdRules } from '@arriero/domain/money/payout-holds'
import { isLate } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { inState } from '#database/order-states.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { payoutIn } from '#database/state-lists.ts'
import { holdOf } from '../payouts/payout-rows.views.ts'
import { settledInTurn, type Settled } from '../payouts/settled-in-turn.views.ts'
import { isCountedRow } from './own-sums.views.ts'

type Head = ReplyOf<typeof api.settlements.ownHead>
type Net = Head['toCome']

const none: Net = { count: 0, net: 0 }
const withOne = ({ count, net }: Net, pesos: number): Net => ({ count: count + 1, net: net + pesos })

/** The earliest day stands; what is due on a later one is not the next payment. Where nothing is transferred there is none. */
const nextAfter = (next: (Net & { dueOn: string }) | undefined, { row, settlement }: Settled) => {
  const { netPesos } = settlement
  if (netPesos === 0) return next
  if (!next || row.due_on < next.dueOn) return { ...withOne(none, netPesos), dueOn: row.due_on }
  return row.due_on === next.dueOn ? { ...withOne(next, netPesos), dueOn: next.dueOn } : next
}

const pendingOf = async (ctx: Ctx): Promise<Omit<Head, 'road'>> => {
  let toCome = none
  let next: (Net & { dueOn: string }) | undefined
  const held = new Map<ErrorCode, Net>()
  const within = sql`p.carrier_id = ${ctx.actor.id} and ${isCountedRow} and p.state in ${payoutIn.pending}`
  for await (const settled of settledInTurn(ctx, { within, bearsDebts: true })) {
    const { netPesos } = settled.settlement
    const hold = holdOf(settled.row)
    toCome = withOne(toCome, netPesos)
    if (hold) held.set(hold, withOne(held.get(hold) ?? none, netPesos))
    else next = nextAfter(next, settled)
  }
  return {
    toCome,
    next: next ? { ...next, isLate: isLate(next.dueOn, ctx.now) } : null,
    held: holdRules.flatMap(({ code: hold }) => {
      const sums = held.get(hold)
      return sums ? [{ hold, ...sums }] : []
    }),
  }
}

const roadOf = async ({ db, actor }: Ctx): Promise<Head['road']> => {
  const { rows } = await sql<Head['road']>`
    select count(*)::int as services, count(g.pesos)::int as advanced, coalesce(sum(g.pesos), 0)::bigint as advances
    from orders o left join lateral (select sum(p.gross_pesos) as pesos from payouts p
      where p.order_id = o.id and p.kind = 'advance' and p.state = 'paid') g on true
    where o.carrier_id = ${actor.id} and o.status = ${inState.running}`.execute(db)
  return rows[0] ?? { services: 0, advanced: 0, advances: 0 }
}

export const ownHead = (ctx: Ctx): Promise<Head> =>
  atOneMoment(ctx, async (inner) => ({ ...(await pendingOf(inner)), road: await roadOf(inner) }))
