import { sql, type Kysely } from 'kysely'

/** What client, carrier, driver and staff write each other about a service, how far each has read, and for which PQR staff reads along. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await threads(db)
  await messages(db)
  await marks(db)
  await openings(db)
}

/** One row to a conversation: it is held while a message is added, so that positions have no gap and nothing appears behind what was read. */
const threads = async (db: Kysely<unknown>) => {
  await sql`
    create table message_threads (
      order_id text collate "C" primary key references orders (id),
      last_position integer not null constraint message_threads_position check (last_position >= 0),
      last_at timestamptz not null,
      erased_at timestamptz
    )`.execute(db)
  await sql`create index message_threads_kept on message_threads (last_at) where erased_at is null`.execute(
    db,
  )
}

const messages = async (db: Kysely<unknown>) => {
  await sql`
    create table messages (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders (id),
      position integer not null,
      kind text not null constraint messages_kind check (kind in ('words', 'notice')),
      part text not null constraint messages_part check (part in ('client', 'carrier', 'driver', 'staff')),
      author_id text collate "C" not null references users (id),
      client_id text collate "C" constraint messages_client_id check (char_length(client_id) = 36),
      body text constraint messages_body check (char_length(body) between 1 and 2000),
      image_ids text[] collate "C" not null default '{}' constraint messages_images check (cardinality(image_ids) <= 5),
      latitude double precision,
      longitude double precision,
      is_masked boolean not null default false,
      request_id text collate "C" references support_requests (id),
      written_at timestamptz not null,
      created_at timestamptz not null,
      is_leaving boolean not null default false,
      erased_at timestamptz,
      constraint messages_once unique (order_id, author_id, client_id),
      constraint messages_position unique (order_id, position),
      constraint messages_place check ((latitude is null) = (longitude is null)),
      constraint messages_words check ((kind = 'words') = (client_id is not null)),
      constraint messages_notice check ((kind = 'notice') = (request_id is not null)),
      constraint messages_full check (kind = 'notice' or erased_at is not null or body is not null
        or latitude is not null or cardinality(image_ids) > 0),
      constraint messages_emptied check (erased_at is null
        or (body is null and latitude is null and cardinality(image_ids) = 0))
    )`.execute(db)
  await sql`create index messages_of_author on messages (author_id, created_at)`.execute(db)
  await sql`create index messages_leaving on messages (order_id) where is_leaving and erased_at is null`.execute(
    db,
  )
}

const marks = async (db: Kysely<unknown>) => {
  await sql`
    create table message_marks (
      order_id text collate "C" not null references orders (id),
      user_id text collate "C" not null references users (id),
      read_position integer not null default 0,
      read_at timestamptz,
      unread integer not null default 0 constraint message_marks_unread check (unread >= 0),
      unread_since timestamptz,
      told_at timestamptz,
      mailed_position integer not null default 0,
      primary key (order_id, user_id),
      constraint message_marks_since check ((unread > 0) = (unread_since is not null))
    )`.execute(db)
  await sql`create index message_marks_unread on message_marks (user_id, unread_since) where unread > 0`.execute(
    db,
  )
  await sql`create index message_marks_waiting on message_marks (unread_since) where unread > 0`.execute(db)
}

const openings = async (db: Kysely<unknown>) => {
  await sql`
    create table message_openings (
      request_id text collate "C" not null references support_requests (id),
      user_id text collate "C" not null references users (id),
      order_id text collate "C" not null references orders (id),
      opened_at timestamptz not null,
      primary key (request_id, user_id)
    )`.execute(db)
  await sql`create index message_openings_of_order on message_openings (order_id)`.execute(db)
  await sql`create index support_requests_open_of_order on support_requests (order_id) where status <> 'solved' and order_id is not null`.execute(
    db,
  )
}
