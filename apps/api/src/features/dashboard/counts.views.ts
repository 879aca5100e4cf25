import { orderStatuses, orderStatus } from '@arriero/domain/orders'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'

const newDriverDays = 30
const dayMs = 86_400_000

type Drivers = { fresh: number; all: number }

const driversOf = async ({ db, now }: Ctx): Promise<Drivers> => {
  const since = new Date(now.getTime() - newDriverDays * dayMs)
  const { rows } = await sql<Drivers>`
    select count(*) filter (where created_at > ${since})::int as fresh, count(*)::int as all
    from users where role in ('driver', 'enterprisedriver')`.execute(db)
  return rows[0] ?? { fresh: 0, all: 0 }
}

type Tally = { kind: string; status: number | null; amount: number }

const talliesOf = async ({ db }: Ctx): Promise<Tally[]> => {
  const { rows } = await sql<Tally>`
    select kind, status, sum(amount)::int as amount from tallies where kind in ('order', 'policy') group by kind, status`.execute(
    db,
  )
  return rows
}

const ordersAt = (tallies: readonly Tally[], status: number): number =>
  tallies.find((tally) => tally.kind === 'order' && tally.status === status)?.amount ?? 0

/** The cards. Decisions §6. */
export const detailsCount = async (ctx: Ctx) => {
  const { fresh, all } = await driversOf(ctx)
  const tallies = await talliesOf(ctx)
  return {
    driver: fresh,
    driverAll: all,
    order: ordersAt(tallies, orderStatus.finished),
    orderCanceled: ordersAt(tallies, orderStatus.cancelled),
    countInsurance: tallies.find(({ kind }) => kind === 'policy')?.amount ?? 0,
  }
}

/** The pie. */
export const ordersByStatus = async (ctx: Ctx) => {
  const tallies = await talliesOf(ctx)
  return orderStatuses.map((_, status) => ({ status, count: ordersAt(tallies, status) }))
}
