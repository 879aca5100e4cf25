import { sql, type Kysely } from 'kysely'

/** What the way passes and is made of is kept with the service: a later map may tell another. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column route_facts jsonb`.execute(db)
  // Of the old router, whose ways were learnt from the same official distances.
  await sql`update orders set distance_method = 'official' where distance_method = 'exact'`.execute(db)
}
