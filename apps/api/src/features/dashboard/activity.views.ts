import { activityWeeks } from '@arriero/contract/dashboard'
import { bogotaDay, daysAfter, mondayOf } from '@arriero/domain/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'

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
