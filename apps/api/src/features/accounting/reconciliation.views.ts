/** The journal held against everything that has a word in it, all as of one moment. Decisions §16, security M15. */
import { inState } from '#database/order-states.ts'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { ReconciliationCheck } from '@arriero/domain/money/reconciliation'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { sides, uncaptured, type Sides } from './reconciliation-sides.views.ts'

type Reconciliation = ReplyOf<typeof api.accounting.reconciliation>
type Check = Reconciliation['checks'][number]

const rowsMost = 20
const dayMs = 86_400_000

const compared = async ({ db }: Ctx, { key, expected, actual }: Sides): Promise<Check> => {
  const { rows } = await sql<Omit<Check, 'key'>>`
    with expected as (${expected}), actual as (${actual}),
      both_sides as (
        select order_id, coalesce(e.pesos, 0) as expected, coalesce(a.pesos, 0) as actual
        from expected e full join actual a using (order_id)),
      differing as (select * from both_sides where expected <> actual)
    select coalesce(sum(expected), 0)::bigint as expected, coalesce(sum(actual), 0)::bigint as actual,
      (select count(*)::int from differing) as count,
      coalesce((select jsonb_agg(jsonb_build_object('orderId', order_id, 'expected', expected, 'actual', actual))
        from (select * from differing order by order_id desc limit ${rowsMost}) newest), '[]'::jsonb) as rows
    from both_sides`.execute(db)
  const found = rows[0] ?? { expected: 0, actual: 0, count: 0, rows: [] }
  return { key, ...found }
}

/** Two figures that stand for no service in particular. */
const figures = async (
  { db }: Ctx,
  { key, expected, actual }: { key: ReconciliationCheck; expected: Fragment; actual: Fragment },
): Promise<Check> => {
  const { rows } = await sql<{ expected: number; actual: number }>`
    select (${expected})::bigint as expected, (${actual})::bigint as actual`.execute(db)
  const found = rows[0] ?? { expected: 0, actual: 0 }
  return { key, ...found, count: 0, rows: [] }
}

/** What the home counts and adds up; a payment lost on the road still counts there until money comes. */
const ofDashboard = (ctx: Ctx): Promise<Check>[] => [
  figures(ctx, {
    key: 'dashboardFinished',
    expected: sql`select coalesce(sum(amount), 0) from tallies where kind = 'order' and status = ${inState.finished}`,
    actual: sql`select count(distinct order_id) from journal_entries where kind = 'finish' and account = 'client_receivable'`,
  }),
  figures(ctx, {
    key: 'dashboardPaid',
    expected: sql`select coalesce((select sum(pesos) from tallies where kind = 'payment'), 0)
      - coalesce((select sum(total_pesos) from orders where payment_lost_at is not null and status < ${inState.cancelled}), 0)`,
    actual: sql`select coalesce(-sum(e.amount_pesos), 0) from journal_entries e join orders o on o.id = e.order_id
      join payment_attempts a on a.id = split_part(
        (select t.event from journal_transactions t where t.id = e.transaction_id), ':', 2)
      where e.kind = 'payment' and e.account = 'client_receivable' and o.status < ${inState.cancelled} and a.charge = 'service'`,
  }),
]

/** The day's sums against the entries: a difference of theirs belongs to no service. */
const ofTallies = (ctx: Ctx): Promise<Check> =>
  figures(ctx, {
    key: 'sums',
    expected: sql`select coalesce(sum(abs(amount_pesos)), 0) from journal_entries`,
    actual: sql`select coalesce(sum(debit_pesos + credit_pesos), 0) from journal_tallies`,
  })

/** Nothing is posted into a closed month: its entries come to what was kept of them. */
const ofClosedMonths = (ctx: Ctx): Promise<Check> =>
  figures(ctx, {
    key: 'closedMonths',
    expected: sql`select coalesce(sum(debit_pesos + credit_pesos), 0) from month_closing_sums`,
    actual: sql`select coalesce(sum(abs(amount_pesos)), 0) from journal_entries where posted_at <
      (select (max(month) + interval '1 month') at time zone 'America/Bogota' from month_closings)`,
  })

const joined = (orders: Check, days: Check): Check => ({
  ...orders,
  expected: orders.expected + days.expected,
  actual: orders.actual + days.actual,
})

export const reconciliation = (ctx: Ctx): Promise<Reconciliation> =>
  atOneMoment(ctx, async (inner) => {
    const checks: Check[] = []
    const { captureWithinDays } = await settingsInForce(inner.db)
    const late = uncaptured(new Date(ctx.now.getTime() - captureWithinDays * dayMs))
    for (const side of [...sides, late]) checks.push(await compared(inner, side))
    const days = await ofTallies(inner)
    const closed = await ofClosedMonths(inner)
    const dashboard = await Promise.all(ofDashboard(inner))
    return {
      at: ctx.now.toISOString(),
      checks: [
        ...checks.map((check) => (check.key === 'sums' ? joined(check, days) : check)),
        closed,
        ...dashboard,
      ],
    }
  })
