/** Whose owners are to be told what was said of their papers. Decision 0069. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type DueHolder = { userId: string | null; vehicleId: string | null; ownerId: string }

/** Those of whose papers the last word was said before `before` and is not told. */
export const holdersToTell = async (db: Db, before: Date): Promise<DueHolder[]> => {
  const { rows } = await sql<DueHolder>`
    select c.user_id as "userId", c.vehicle_id as "vehicleId", coalesce(c.user_id, v.owner_id) as "ownerId"
    from paper_judgements j join credentials c on c.id = j.credential_id left join vehicles v on v.id = c.vehicle_id
    where j.told_at is null and j.undone_at is null
    group by 1, 2, 3 having max(j.judged_at) <= ${before} order by max(j.judged_at) limit 100`.execute(db)
  return rows
}
