import { sql, type Kysely } from 'kysely'

/** Notes of staff about a service, and whom they call; and by which ways a notification went, found by it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table order_notes (
    id text collate "C" primary key,
    order_id text collate "C" not null references orders (id),
    author_id text collate "C" not null references users (id),
    body text,
    created_at timestamptz not null,
    changed_at timestamptz,
    -- Taken back by its author.
    removed_at timestamptz,
    -- Its time is over, or its author left.
    erased_at timestamptz,
    constraint order_notes_words check ((body is null) = (removed_at is not null or erased_at is not null)))`.execute(
    db,
  )
  await sql`create index order_notes_of_order on order_notes (order_id, created_at, id)`.execute(db)
  await sql`create index order_notes_of_author on order_notes (author_id, created_at)`.execute(db)
  await sql`create index order_notes_kept on order_notes (created_at) where body is not null`.execute(db)
  await sql`create table order_note_mentions (
    note_id text collate "C" not null references order_notes (id),
    user_id text collate "C" not null references users (id),
    primary key (note_id, user_id))`.execute(db)
  // A week of letters: what is settled is not kept longer.
  await sql`create index deliveries_of_notification on deliveries (notification_id) where notification_id is not null`.execute(
    db,
  )
  await sql`create index order_note_mentions_of_user on order_note_mentions (user_id)`.execute(db)
}
