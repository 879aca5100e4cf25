import { sql, type Kysely } from 'kysely'

/** What somebody has to look at, what it rests on, and who put it aside. */
const told = async (db: Kysely<unknown>) => {
  await sql`
    create table signals (
      id text collate "C" primary key,
      kind text not null,
      -- What is the same wherever it is found from: two of one kind are one.
      key text collate "C" not null,
      state text not null check (state in ('open','aside')),
      about_id text collate "C" references users (id),
      order_id text collate "C" references orders (id),
      stake_pesos bigint not null check (stake_pesos >= 0),
      first_at timestamptz not null,
      -- When the newest evidence came.
      raised_at timestamptz not null,
      harm_at timestamptz not null,
      constraint signals_once unique (kind, key)
    )`.execute(db)
  await sql`create index signals_by_age on signals (raised_at, id)`.execute(db)
  await sql`create index signals_of_state on signals (state, raised_at, id)`.execute(db)
  await sql`create index signals_open on signals (id) where state = 'open'`.execute(db)
  await sql`
    create table signal_evidence (
      signal_id text collate "C" not null references signals (id) on delete cascade,
      key text collate "C" not null,
      at timestamptz not null,
      found_at timestamptz not null,
      user_id text collate "C" references users (id),
      vehicle_id text collate "C" references vehicles (id),
      order_id text collate "C" references orders (id),
      file_id text collate "C" references files (id) on delete cascade,
      facts jsonb not null default '{}',
      primary key (signal_id, key)
    )`.execute(db)
  await sql`create index signal_evidence_of_user on signal_evidence (user_id) where user_id is not null`.execute(
    db,
  )
  await sql`create index signal_evidence_of_vehicle on signal_evidence (vehicle_id) where vehicle_id is not null`.execute(
    db,
  )
  await sql`create index signal_evidence_of_order on signal_evidence (order_id) where order_id is not null`.execute(
    db,
  )
  await sql`create index signal_evidence_of_file on signal_evidence (file_id) where file_id is not null`.execute(
    db,
  )
  await sql`
    create table signal_decisions (
      id text collate "C" primary key,
      signal_id text collate "C" not null references signals (id) on delete cascade,
      by_id text collate "C" not null references users (id),
      at timestamptz not null,
      note text not null
    )`.execute(db)
  await sql`create index signal_decisions_of_signal on signal_decisions (signal_id, at, id)`.execute(db)
}

/** What is remembered to compare with: prints, never the thing itself. */
const remembered = async (db: Kysely<unknown>) => {
  await sql`
    create table account_prints (
      user_id text collate "C" primary key references users (id),
      name_print text not null,
      identification_print text not null,
      phone_print text not null,
      changed_at timestamptz,
      -- Which of them, and the row of the trail that says so.
      changed_parts text,
      changed_row bigint,
      constraint account_prints_changed check (num_nulls(changed_at, changed_parts, changed_row) in (0, 3))
    )`.execute(db)
  await sql`
    create table device_sightings (
      device text collate "C" not null,
      user_id text collate "C" not null references users (id),
      seen_at timestamptz not null,
      primary key (device, user_id)
    )`.execute(db)
  await sql`create index device_sightings_of_user on device_sightings (user_id)`.execute(db)
  await sql`create index device_sightings_by_age on device_sightings (seen_at)`.execute(db)
  await sql`
    create table picture_prints (
      file_id text collate "C" primary key references files (id) on delete cascade,
      user_id text collate "C" not null references users (id),
      house_id text collate "C" not null,
      vehicle_id text collate "C" references vehicles (id),
      seen_at timestamptz not null,
      -- 64 points each, as hexadecimal digits; null until it is read, and where it tells of nobody.
      rows_print text,
      columns_print text,
      bands text[] not null default '{}',
      state text not null check (state in ('waiting','read','compared'))
    )`.execute(db)
  await sql`create index picture_prints_bands on picture_prints using gin (bands)`.execute(db)
  await sql`create index picture_prints_waiting on picture_prints (file_id) where state = 'waiting'`.execute(
    db,
  )
  await sql`create index picture_prints_read on picture_prints (file_id) where state = 'read'`.execute(db)
  await sql`create index picture_prints_of_user on picture_prints (user_id)`.execute(db)
}

/** How far each look has come, and what it finds its like by: no column that a service or a payment changes. */
const looks = async (db: Kysely<unknown>) => {
  await sql`
    create table signal_places (
      name text primary key,
      at timestamptz not null,
      id text collate "C" not null
    )`.execute(db)
  await sql`
    insert into signal_places (name, at, id)
    values ('trail', '2000-01-01T00:00:00Z', '0'), ('devices', '2000-01-01T00:00:00Z', '')`.execute(db)
  await sql`
    insert into history_readers (name, transaction_id, history_id)
    values ('signals', ((pg_current_xact_id())::text)::bigint, 0)`.execute(db)
  await sql`create index users_of_phone on users (cell_phone) where cell_phone <> ''`.execute(db)
  await sql`create index users_of_account on users (account_number) where account_number is not null`.execute(
    db,
  )
  await sql`create index vehicles_of_trailer on vehicles (trailer_plate) where trailer_plate is not null`.execute(
    db,
  )
  await sql`create index push_subscriptions_by_age on push_subscriptions (created_at, id)`.execute(db)
}

/** Signs of fraud, found after the acts. docs/decisions/0073. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await told(db)
  await remembered(db)
  await looks(db)
}
