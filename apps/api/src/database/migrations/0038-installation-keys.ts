import { sql, type Kysely } from 'kysely'

/** By which keys of the data folder the rows were sealed and signed: no key, only what tells it from another. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table installation_keys (
      name text primary key,
      fingerprint text not null,
      kept_at timestamptz not null
    )`.execute(db)
}
