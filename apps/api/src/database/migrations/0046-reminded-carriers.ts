import { sql, type Kysely } from 'kysely'

/** When staff last reminded a carrier that nobody is named to drive, and who did. Decisions §7. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders
      add column reminded_at timestamptz,
      add column reminded_by text references users,
      add constraint orders_reminded check (num_nulls(reminded_at, reminded_by) in (0, 2))`.execute(db)
}
