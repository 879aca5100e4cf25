import { sql, type Kysely } from 'kysely'

/** Lanes that carriers want to hear of, and what they were told. Found by the keys of both ends, never one by one. docs/decisions/0059. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table saved_lanes (
    id text collate "C" primary key,
    owner_id text collate "C" not null references users (id),
    name text not null,
    -- A town, and how many kilometres around it: 0 = the town alone, null = all of its department. No code: wherever.
    origin_code text,
    origin_km integer,
    destination_code text,
    destination_km integer,
    vehicle_type_ids text[] not null,
    per_km_least bigint,
    weight_most_kg integer,
    state text not null check (state in ('active', 'paused')),
    -- Towns, departments and squares of the map, as domain/lanes/saved-lanes.ts tells them.
    origin_keys text[] not null,
    destination_keys text[] not null,
    search text not null,
    created_at timestamptz not null)`.execute(db)
  await sql`create index saved_lanes_of_owner on saved_lanes (owner_id, created_at, id)`.execute(db)
  await sql`create index saved_lanes_by_keys on saved_lanes using gin (origin_keys, destination_keys)
    with (fastupdate = off) where state = 'active'`.execute(db)
  await sql`create table lane_alert_times (
    owner_id text collate "C" primary key references users (id),
    -- Minutes since midnight; both null = at any hour.
    quiet_from integer,
    quiet_to integer,
    most_a_day integer not null)`.execute(db)
  await sql`create table lane_alert_days (
    owner_id text collate "C" not null references users (id),
    day date not null,
    told integer not null,
    most integer not null,
    primary key (owner_id, day))`.execute(db)
  await sql`create index lane_alert_days_by_day on lane_alert_days (day)`.execute(db)
  await sql`create table lane_alerts (
    owner_id text collate "C" not null references users (id),
    order_id text collate "C" not null,
    lane_ids text[] not null,
    -- Held back until then; null = told, or over what he wants of a day.
    due_at timestamptz,
    made_at timestamptz not null,
    primary key (owner_id, order_id))`.execute(db)
  await sql`create index lane_alerts_due on lane_alerts (due_at, owner_id) where due_at is not null`.execute(
    db,
  )
  await sql`create index lane_alerts_by_age on lane_alerts (made_at)`.execute(db)
  await sql`
    insert into history_readers (name, transaction_id, history_id)
    values ('lanes', ((pg_current_xact_id())::text)::bigint, 0)`.execute(db)
}
