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
import { settledInTurn } from '../payouts/settled-in-turn.views.ts'
import { earnedMonth, isCountedRow } from './own-sums.views.ts'

type Head = ReplyOf<typeof api.settlements.ownHead>
type Net = Head['toCome']

const none: Net = { count: 0, net: 0 }
const withOne = ({ count, net }: Net, pesos: number): Net => ({ count: count + 1, net: net + pesos })

type Sums<Key> = Map<Key, Net>
const add = <Key>(sums: Sums<Key>, key: Key, pesos: number): void => {
  sums.set(key, withOne(sums.get(key) ?? none, pesos))
}

/** Days that are told one by one. */
const daysMost = 10

/** What nothing holds, by the day it is due. The next payment is of the first of them. */
const dueOf = (days: Sums<string>, now: Date): Pick<Head, 'next' | 'days' | 'later'> => {
  const due = [...days]
    .map(([dueOn, sums]) => ({ ...sums, dueOn, isLate: isLate(dueOn, now) }))
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  const later = due.slice(daysMost)
  return {
    next: due[0] ?? null,
    days: due.slice(0, daysMost),
    later: {
      count: later.reduce((sum, { count }) => sum + count, 0),
      net: later.reduce((sum, { net }) => sum + net, 0),
    },
  }
}

const pendingOf = async (ctx: Ctx): Promise<Omit<Head, 'road'>> => {
  let toCome = none
  const days: Sums<string> = new Map()
  const held: Sums<ErrorCode> = new Map()
  const months: Sums<string> = new Map()
  const heldOfMonth: Sums<string> = new Map()
  const within = sql`p.carrier_id = ${ctx.actor.id} and ${isCountedRow} and p.state in ${payoutIn.pending}`
  for await (const settled of settledInTurn(ctx, { within, by: earnedMonth, bearsDebts: true })) {
    const { row, key: month, settlement } = settled
    const { netPesos } = settlement
    const hold = holdOf(row)
    toCome = withOne(toCome, netPesos)
    add(months, month, netPesos)
    if (hold) {
      add(held, hold, netPesos)
      add(heldOfMonth, month, netPesos)
      // Where nothing is transferred there is no payment.
    } else if (netPesos !== 0) add(days, row.due_on, netPesos)
  }
  return {
    toCome,
    ...dueOf(days, ctx.now),
    held: holdRules.flatMap(({ code: hold }) => {
      const sums = held.get(hold)
      return sums ? [{ hold, ...sums }] : []
    }),
    // They come in the sequence they were earned.
    months: [...months].map(([month, sums]) => ({
      month,
      ...sums,
      held: heldOfMonth.get(month)?.net ?? 0,
    })),
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
