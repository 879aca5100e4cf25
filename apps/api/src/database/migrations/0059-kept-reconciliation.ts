import { sql, type Kysely } from 'kysely'

/** The last time that all the books were held against everything, shared by all nodes. One row at most. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table kept_reconciliation (
      id boolean primary key check (id),
      at timestamptz not null,
      answer json not null
    )`.execute(db)
}
