/** What a client's services of a month come to, by the lanes they went. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { spendingLanes } from '@arriero/contract/house/dashboard'
import { atBogota, bogotaDay, monthsAfter } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { inState } from '#database/order-states.ts'

type Spending = ReplyOf<typeof api.dashboard.spending>
type Spent = Pick<Spending, 'services' | 'value'>
type LaneRow = Spent & { origin_code: string; destination_code: string; is_now: boolean }

const sumOf = (rows: readonly Spent[]): Spent => ({
  services: rows.reduce((sum, { services }) => sum + services, 0),
  value: rows.reduce((sum, { value }) => sum + value, 0),
})

/** One reading of both months: the index of a client's services by their day is walked once. */
export const spending = async (ctx: Ctx): Promise<Spending> => {
  const { actor, db, now, providers } = ctx
  const first = `${bogotaDay(now).slice(0, 7)}-01`
  const from = atBogota(first, 0)
  const { rows } = await sql<LaneRow>`
    select o.origin_code, o.destination_code, o.reservation_at >= ${from} as is_now,
      count(*)::int as services, coalesce(sum(o.total_pesos), 0)::bigint as value
    from orders o
    where o.client_id = ${actor.id} and o.reservation_at >= ${atBogota(monthsAfter(first, -1), 0)}
      and o.reservation_at < ${atBogota(monthsAfter(first, 1), 0)}
      and o.paid_at is not null and o.status <> ${inState.cancelled}
    group by 1, 2, 3 order by value desc, services desc`.execute(db)
  const current = rows.filter(({ is_now: isNow }) => isNow)
  const nameOf = (code: string) => providers.places.byCode(code)?.name ?? code
  return {
    month: first.slice(0, 7),
    ...sumOf(current),
    before: sumOf(rows.filter(({ is_now: isNow }) => !isNow)),
    lanes: current.slice(0, spendingLanes).map(({ origin_code, destination_code, services, value }) => ({
      origin: nameOf(origin_code),
      destination: nameOf(destination_code),
      services,
      value,
    })),
  }
}
