import { sql, type Kysely } from 'kysely'

/** Those past their time are found each minute among all that live. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index offers_due on offers (expires_at) where state in ('open','countered')`.execute(db)
}
