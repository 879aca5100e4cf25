import { sql, type Kysely } from 'kysely'

/** Finished services, newest first, begin below all that are still open: a list of them does not walk over those. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index orders_finished_created on orders (created_at, id) where status = 3`.execute(db)
}
