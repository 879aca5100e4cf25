import { sql, type Kysely } from 'kysely'

/** That all the books are being held against everything just now and how far it is, or that it failed. One row at most. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table running_reconciliation (
      id boolean primary key check (id),
      begun_at timestamptz not null,
      told_at timestamptz not null,
      share real not null,
      failed_at timestamptz
    )`.execute(db)
}
