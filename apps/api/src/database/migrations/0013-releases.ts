import { sql, type Kysely } from 'kysely'

/** How many services a carrier has given back, kept with the act that gives one back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column released_count integer not null default 0`.execute(db)
  await sql`
    update users u set released_count = given.count
    from (select user_id, count(*)::integer as count from cancellations where cause = 'carrier' group by user_id) given
    where u.id = given.user_id`.execute(db)
}
