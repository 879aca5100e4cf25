import { sql, type Kysely } from 'kysely'

/** Who has what waits for staff, until when it is put off, and what is noted about it; and the few that each cause is read from. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table inbox_items (
    -- A service, a person, a request: whatever it is of.
    subject_id text collate "C" primary key,
    owner_id text collate "C" references users (id),
    owned_at timestamptz,
    snoozed_by text collate "C" references users (id),
    snoozed_at timestamptz,
    snoozed_until timestamptz,
    -- What it waited for then: another cause wakes it.
    snoozed_causes text[] not null default '{}',
    constraint inbox_items_snoozed check ((snoozed_until is null) = (snoozed_at is null)))`.execute(db)
  await sql`create table inbox_notes (
    id text collate "C" primary key,
    subject_id text collate "C" not null,
    author_id text collate "C" not null references users (id),
    body text not null,
    created_at timestamptz not null)`.execute(db)
  await sql`create index inbox_notes_of_subject on inbox_notes (subject_id, created_at, id)`.execute(db)
  await sql`create index standby_charges_objected on standby_charges (order_id) where state = 'objected'`.execute(
    db,
  )
  await sql`create index webhooks_stopped on webhooks (id) where stopped_because is not null and removed_at is null`.execute(
    db,
  )
  await sql`create index payouts_returned on payouts (order_id, kind) where state = 'returned'`.execute(db)
}
