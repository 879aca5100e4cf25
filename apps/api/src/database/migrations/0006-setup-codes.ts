import { sql, type Kysely } from 'kysely'

/** The one-time code with which the first administrator is made: one row at most, none afterwards. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table setup_codes (
      code_hash bytea primary key,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      wrong_tries integer not null constraint setup_codes_tries check (wrong_tries >= 0)
    )`.execute(db)
}
