import { undrivenSoonHours } from '@arriero/domain/orders/near-hours'
import { lightRange, type Light } from '@arriero/domain/support/support'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#context.ts'
import { bothHalves, needsDriver } from '#features/orders/shapes/order-filters.views.ts'
import { wrongTrucks } from '#features/tracking/fleet.views.ts'

const hourMs = 3_600_000

const rowOf = async <T>(ctx: Ctx, query: RawBuilder<T>): Promise<T> => {
  const { rows } = await query.execute(ctx.db)
  const [row] = rows
  if (row === undefined) throw new Error('a count answered nothing')
  return row
}

type PerList = Record<
  'drivers' | 'enterpriseDrivers' | 'enterprises' | 'clients' | 'clientEnterprises',
  number
>

const ofRole = (role: string) => sql`count(*) filter (where role = ${role})::int`
const perList = sql`${ofRole('driver')} as drivers, ${ofRole('enterprisedriver')} as "enterpriseDrivers",
  ${ofRole('enterprise')} as enterprises, ${ofRole('client')} as clients, ${ofRole('cliententerprise')} as "clientEnterprises"`

/** Whoever has several counts once: it stands in his own row. */
const papers = (ctx: Ctx) => rowOf(ctx, sql<PerList>`select ${perList} from users where has_papers_to_judge`)

/** Who corrects his papers is not waited for: only `pending` is the staff's turn. */
const accounts = (ctx: Ctx) =>
  rowOf(
    ctx,
    sql<PerList>`select ${perList} from users where validation <> 'validated' and validation = 'pending'`,
  )

const unassigned = (ctx: Ctx) => {
  const within = (hours: number) => new Date(ctx.now.getTime() + hours * hourMs)
  const before = (hours: number) => sql`count(*) filter (where o.reservation_at <= ${within(hours)})::int`
  return rowOf(
    ctx,
    sql<Record<'within4Hours' | 'within14Hours' | 'within24Hours', number>>`
      select ${before(4)} as "within4Hours", ${before(14)} as "within14Hours", count(*)::int as "within24Hours"
      from ${bothHalves} where ${needsDriver({ now: ctx.now, withinHours: undrivenSoonHours })}`,
  )
}

const requestsAt = async (ctx: Ctx, light: Light): Promise<number> => {
  const { from, to } = lightRange(light, ctx.now)
  const { count } = await rowOf(
    ctx,
    sql<{ count: number }>`
      select count(*)::int as count from support_requests where status <> 'solved'
        and due_on >= ${from ?? '2000-01-01'} and due_on <= ${to ?? '2099-12-31'}`,
  )
  return count
}

const refunds = (ctx: Ctx) =>
  rowOf(
    ctx,
    sql<{ count: number; value: number }>`
      select count(*)::int as count, coalesce(sum(d.amount_pesos), 0)::bigint as value from refunds_due d
      where not d.is_paid`,
  )

const lostPayments = (ctx: Ctx) =>
  rowOf(
    ctx,
    sql<{ count: number }>`select count(*)::int as count from orders where payment_lost_at is not null`,
  )

/** What waits for staff now. */
export const attention = async (ctx: Ctx) => {
  const { late, stray } = await wrongTrucks(ctx)
  return {
    papers: await papers(ctx),
    accounts: await accounts(ctx),
    unassigned: await unassigned(ctx),
    requests: { amber: await requestsAt(ctx, 'amber'), red: await requestsAt(ctx, 'red') },
    refunds: await refunds(ctx),
    lostPayments: (await lostPayments(ctx)).count,
    lateTrucks: late,
    strayTrucks: stray,
  }
}
