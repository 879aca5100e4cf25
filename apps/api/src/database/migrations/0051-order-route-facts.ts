import { sql, type Kysely } from 'kysely'

/** What was known of the road when a service was asked for: it is told of it for ever, whatever roads and posts do later. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column route_facts jsonb`.execute(db)
}
