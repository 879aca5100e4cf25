import { sql, type Kysely } from 'kysely'

/** Phones that report by a token of their own, links for consignees, and what the road is told to say by itself. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await secrets(db)
  await words(db)
}

const secrets = async (db: Kysely<unknown>) => {
  await sql`
    create table device_tokens (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id),
      name text not null,
      token_hash bytea not null constraint device_tokens_hash unique,
      created_at timestamptz not null,
      last_used_at timestamptz,
      battery_percent real,
      revoked_at timestamptz
    )`.execute(db)
  await sql`create index device_tokens_of_user on device_tokens (user_id, id) where revoked_at is null`.execute(
    db,
  )
  await sql`
    create table tracking_links (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders (id),
      made_by text collate "C" not null references users (id),
      token_hash bytea not null constraint tracking_links_hash unique,
      created_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(db)
  // One of each party; a new one takes the place of the one before.
  await sql`create unique index tracking_links_open on tracking_links (order_id, made_by) where revoked_at is null`.execute(
    db,
  )
}

const words = async (db: Kysely<unknown>) => {
  await sql`
    create table arrival_proposals (
      order_id text collate "C" not null references orders (id),
      place text not null constraint arrival_proposals_place check (place in ('origin', 'destination')),
      driver_id text collate "C" not null references users (id),
      at timestamptz not null,
      proposed_at timestamptz not null,
      primary key (order_id, place, driver_id)
    )`.execute(db)
  await sql`
    create table tracking_alerts (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders (id),
      kind text not null constraint tracking_alerts_kind check (kind in ('silent', 'offRoute')),
      began_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create unique index tracking_alerts_open on tracking_alerts (order_id, kind) where ended_at is null`.execute(
    db,
  )
  // Who is on the road now: the fleet map and the sweeps ask for nothing else.
  await sql`create index orders_on_the_road on orders (carrier_id, id)
    where paid_at is not null and (status = 2 or (status = 1 and (on_the_way_at is not null or is_in_position)))`.execute(
    db,
  )
}
