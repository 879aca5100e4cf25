import { sql, type Kysely } from 'kysely'

/** A company's own systems: keys by which they ask, addresses at which they are told, what was sent there; and the house's looks. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await keys(db)
  await webhooks(db)
  await deliveries(db)
  await brand(db)
}

const keys = async (db: Kysely<unknown>) => {
  await sql`
    create table api_keys (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id),
      role text not null,
      name text not null,
      key_hash bytea not null constraint api_keys_hash unique,
      ending text not null,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index api_keys_of_user on api_keys (user_id, created_at, id) where ended_at is null`.execute(
    db,
  )
}

const webhooks = async (db: Kysely<unknown>) => {
  await sql`
    create table webhooks (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id),
      url text not null,
      events text[] not null,
      is_active boolean not null,
      stopped_because text constraint webhooks_stopped check (stopped_because is null
        or (stopped_because in ('gone', 'failing') and not is_active)),
      secret_version integer not null,
      previous_secret_until timestamptz,
      last_delivered_at timestamptz,
      failing_since timestamptz,
      created_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db)
  await sql`create index webhooks_of_user on webhooks (user_id, created_at, id) where removed_at is null`.execute(
    db,
  )
  await sql`
    insert into history_readers (name, transaction_id, history_id)
    values ('webhooks', ((pg_current_xact_id())::text)::bigint, 0)`.execute(db)
}

const deliveries = async (db: Kysely<unknown>) => {
  await sql`
    create table webhook_deliveries (
      id text collate "C" primary key,
      webhook_id text collate "C" not null references webhooks (id),
      user_id text collate "C" not null references users (id),
      event text not null,
      once_key text not null,
      body text not null,
      state text not null constraint webhook_deliveries_state check (state in ('waiting', 'sent', 'failed', 'dropped')),
      tries integer not null,
      due_at timestamptz not null,
      last_status integer,
      last_problem text,
      created_at timestamptz not null,
      settled_at timestamptz,
      constraint webhook_deliveries_once unique (webhook_id, once_key)
    )`.execute(db)
  await sql`create index webhook_deliveries_due on webhook_deliveries (due_at, id) where state = 'waiting'`.execute(
    db,
  )
  await sql`create index webhook_deliveries_of_user on webhook_deliveries (user_id, created_at, id)`.execute(
    db,
  )
  await sql`create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, created_at, id)`.execute(
    db,
  )
  await sql`create index webhook_deliveries_age on webhook_deliveries (created_at)`.execute(db)
  await sql`
    create table webhook_tries (
      delivery_id text collate "C" not null references webhook_deliveries (id) on delete cascade,
      number integer not null,
      at timestamptz not null,
      status integer,
      problem text,
      duration_ms integer not null,
      primary key (delivery_id, number)
    )`.execute(db)
}

const brand = async (db: Kysely<unknown>) => {
  await sql`
    create table house_brand (
      id boolean primary key constraint house_brand_one check (id),
      name text not null,
      color text,
      accent text,
      logo bytea,
      updated_at timestamptz not null
    )`.execute(db)
}
