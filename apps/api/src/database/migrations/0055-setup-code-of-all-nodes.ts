import { sql, type Kysely } from 'kysely'

/** Sealed with the installation's key, so that every node can tell the one code there is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table setup_codes add column sealed_code text`.execute(db)
}
