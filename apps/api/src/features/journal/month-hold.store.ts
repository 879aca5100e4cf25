/**
 * Who posts holds his month with others who post, who closes it holds it alone: the closing counts every posting before it, and none
 * comes after. The database takes the first hold by itself with every entry (migration 0080).
 */
import type { Month } from '@arriero/domain/money/closing/months'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

const holds = 80
const keyOf = (month: Month): number => Number(month.replace('-', ''))

/** Until the transaction ends; waits for nobody but a closing of this very month. */
export const holdMonthOpen = async (db: Db, month: Month): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(holds)}, ${keyOf(month)}::int)`.execute(db)
}

/** Until the transaction ends; waits for postings of this month that are under way. */
export const holdMonthAlone = async (db: Db, month: Month): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(holds)}, ${keyOf(month)}::int)`.execute(db)
}
