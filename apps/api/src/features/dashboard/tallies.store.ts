import { sql } from 'kysely'
import type { Db } from '#context.ts'

/** Folds what was added of a day since the last time into one row; acts go on adding meanwhile. */
export const foldTallies = async (db: Db): Promise<void> => {
  await sql`
    with several as (select kind, day, status from tallies group by kind, day, status having count(*) > 1),
      gone as (
        delete from tallies t using several s
        where t.kind = s.kind and t.day = s.day and t.status is not distinct from s.status returning t.*)
    insert into tallies select kind, day, status, sum(amount), sum(pesos) from gone group by kind, day, status
    having sum(amount) <> 0 or sum(pesos) <> 0`.execute(db)
}
