import { orderStatuses, orderStatus } from '@arriero/domain/orders/orders'
import { activityWeeks, type firstSteps } from '@arriero/contract/house/dashboard'
import { bogotaDay, daysAfter, mondayOf } from '@arriero/domain/time/calendar'
import type { AuditAct } from '@arriero/domain/house/audit'
import { isStaffRole, type Role } from '@arriero/domain/people/roles'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#context.ts'

type Step = (typeof firstSteps)[number]

const works = (role: Role) => sql`exists (select from users where role = ${role} and is_active)`

const did = (id: string, act: AuditAct) =>
  sql`exists (select from audit_trail where actor_id = ${id} and act = ${act})`

/** The house's are done by whoever did them; the others each does himself. */
const truths: Record<Step, (id: string) => RawBuilder<unknown>> = {
  team: () => sql`${works('accountancy')} and ${works('soport')}`,
  // Those a house begins with were set by nobody.
  rates: () => sql`exists (select from rates where created_by is not null)`,
  documents: () => sql`exists (select from legal_documents where is_active)`,
  view: (id) => sql`(select kept_view_at is not null from users where id = ${id})`,
  export: (id) => did(id, 'export.create'),
  answer: (id) => did(id, 'pqr.answer'),
  request: (id) => did(id, 'pqr.create'),
}

const stepsOf = {
  administrator: ['team', 'rates', 'documents'],
  accountancy: ['view', 'export'],
  soport: ['answer', 'request'],
} as const satisfies Partial<Record<Role, readonly Step[]>>

const isAmong = (role: Role): role is keyof typeof stepsOf => isStaffRole(role)

/**
 * What a newcomer of the platform's own people has behind him: what is so, not which link he pressed. What he once did stays
 * done: a file is swept and a view deleted, so it is read where nothing goes.
 */
export const firstStepsOf = async ({ db, actor }: Ctx) => {
  const keys: readonly Step[] = isAmong(actor.role) ? stepsOf[actor.role] : []
  const facts = keys.map((key) => sql`(${truths[key](actor.id)})`)
  const { rows } = await sql<{ facts: boolean[] }>`select array[${sql.join(facts)}] as facts`.execute(db)
  return { steps: keys.map((key, at) => ({ key, isDone: rows[0]?.facts[at] ?? false })) }
}

type Day = { kind: 'order' | 'payment'; day: string; amount: number; pesos: number }

const upTo = (first: string, last: string): string[] => {
  const days: string[] = []
  for (let day = first; day <= last; day = daysAfter(day, 1)) days.push(day)
  return days
}

const daysOf = async ({ db }: Ctx, first: string): Promise<Day[]> => {
  const { rows } = await sql<Day>`
    select kind, day, sum(amount)::int as amount, sum(pesos)::bigint as pesos from tallies
    where kind in ('order', 'payment') and day >= ${first} group by kind, day`.execute(db)
  return rows
}

/** Whole weeks, the last one as far as it has come. */
export const activity = async (ctx: Ctx) => {
  const today = bogotaDay(ctx.now)
  const first = daysAfter(mondayOf(today), -7 * (activityWeeks - 1))
  const tallies = await daysOf(ctx, first)
  const servicesOf = new Map(
    tallies.filter(({ kind }) => kind === 'order').map((tally) => [tally.day, tally]),
  )
  const payments = Map.groupBy(
    tallies.filter(({ kind }) => kind === 'payment'),
    ({ day }) => mondayOf(day),
  )
  const days = upTo(first, today)
  const sumOf = (monday: string, part: 'amount' | 'pesos') =>
    (payments.get(monday) ?? []).reduce((sum, tally) => sum + tally[part], 0)
  return {
    days: days.map((day) => ({ day, services: servicesOf.get(day)?.amount ?? 0 })),
    weeks: days
      .filter((day) => mondayOf(day) === day)
      .map((monday) => ({ monday, payments: sumOf(monday, 'amount'), value: sumOf(monday, 'pesos') })),
  }
}

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

/** The figures on the dashboard's cards. Decisions §6. */
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

/** The counts of the dashboard's pie chart. */
export const ordersByStatus = async (ctx: Ctx) => {
  const tallies = await talliesOf(ctx)
  return orderStatuses.map((_, status) => ({ status, count: ordersAt(tallies, status) }))
}
