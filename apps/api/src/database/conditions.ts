/** What filters of lists ask; undefined where nothing is asked. */
import { atBogota, daysAfter, isDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Fragment } from './keyset.ts'

export const oneOf = (
  column: Fragment,
  values: readonly (string | number | boolean)[] | undefined,
): Fragment | undefined => (values?.length ? sql`${column} in (${sql.join(values)})` : undefined)

export type Days = { from?: string | undefined; to?: string | undefined }

const startOf = (day: string | undefined, add: number): Date | undefined =>
  day !== undefined && isDay(day) ? atBogota(daysAfter(day, add), 0) : undefined

/** From the first moment of one day to the last of another, by Bogotá's calendar. */
export const withinDays = (column: Fragment, { from, to }: Days): (Fragment | undefined)[] => {
  const [first, behind] = [startOf(from, 0), startOf(to, 1)]
  return [first && sql`${column} >= ${first}`, behind && sql`${column} < ${behind}`]
}
