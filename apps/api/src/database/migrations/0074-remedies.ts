import { sql, type Kysely } from 'kysely'

/** Services agreed on below what the law asks; whom staff called, and what came of it; when carriers were last asked to confirm their offers. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index orders_below_floor on orders (id) where status = 1 and carrier_pesos < floor_pesos`.execute(
    db,
  )
  await sql`
    alter table inbox_notes
      add column called_id text collate "C" references users (id),
      add column call_outcome text,
      add constraint inbox_notes_call check (num_nulls(called_id, call_outcome) in (0, 2)),
      add constraint inbox_notes_outcome check (call_outcome in ('answered', 'unanswered', 'wrongNumber'))`.execute(
    db,
  )
  await sql`
    alter table orders
      add column proposed_at timestamptz,
      add column proposed_by text collate "C" references users,
      add constraint orders_proposed check (num_nulls(proposed_at, proposed_by) in (0, 2))`.execute(db)
}
