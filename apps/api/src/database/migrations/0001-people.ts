import { sql, type Kysely } from 'kysely'

/** Settings, accounts, sessions, files, repeats, the audit trail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists btree_gist`.execute(db)

  await sql`
    create table settings (
      key text primary key,
      value jsonb not null,
      updated_at timestamptz not null
    )`.execute(db)

  await sql`
    create table files (
      id text collate "C" primary key,
      owner_id text collate "C" not null,
      kind text not null constraint files_kind check (kind in ('image', 'jpeg', 'pdf')),
      media_type text not null,
      sha256 text not null,
      size_bytes integer not null constraint files_size check (size_bytes > 0),
      state text not null constraint files_state check (state in ('staged', 'attached')),
      object_kind text,
      object_id text collate "C",
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index files_owner_day on files (owner_id, created_at)`.execute(db)
  await sql`create index files_staged on files (created_at) where state = 'staged'`.execute(db)

  await sql`
    create table users (
      id text collate "C" primary key,
      role text not null constraint users_role check (role in
        ('administrator','accountancy','enterprise','cliententerprise','client','driver','enterprisedriver','soport')),
      name text not null,
      email text not null,
      email_key text not null constraint users_email_key_unique unique,
      identification text not null,
      cell_phone text not null,
      password_hash text not null,
      image_id text collate "C" references files (id),
      is_active boolean not null,
      validation text not null constraint users_validation check (validation in ('pending','returned','validated')),
      is_available boolean not null,
      enterprise_id text collate "C" references users (id),
      base_place_code text,
      bank text,
      account_type text,
      account_number text,
      score_sum integer not null,
      score_count integer not null,
      finished_count integer not null,
      order_count integer not null,
      total_pesos bigint not null constraint users_total check (total_pesos >= 0),
      search text not null,
      created_at timestamptz not null,
      constraint users_enterprise check ((role = 'enterprisedriver') = (enterprise_id is not null))
    )`.execute(db)
  await sql`create index users_of_enterprise on users (enterprise_id, created_at desc, id desc)
    where enterprise_id is not null`.execute(db)
  await sql`create index users_of_enterprise_by_name on users (enterprise_id, name collate "es-x-icu", id)
    where enterprise_id is not null`.execute(db)
  await sql`create index users_of_role on users (role, created_at desc, id desc)`.execute(db)
  await sql`create index users_search on users using gin (search gin_trgm_ops)`.execute(db)

  await sql`
    create table sessions (
      token_hash bytea primary key,
      family_id text collate "C" not null,
      user_id text collate "C" not null references users (id),
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      expires_at timestamptz not null,
      idle_ms bigint not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index sessions_of_user on sessions (user_id) where ended_at is null`.execute(db)
  await sql`create index sessions_of_family on sessions (family_id)`.execute(db)

  await sql`
    create table remember_tokens (
      token_hash bytea primary key,
      family_id text collate "C" not null,
      user_id text collate "C" not null references users (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      rotated_at timestamptz
    )`.execute(db)
  await sql`create index remember_tokens_of_family on remember_tokens (family_id)`.execute(db)

  await sql`
    create table login_failures (
      key text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index login_failures_of_key on login_failures (key, at)`.execute(db)

  await sql`
    create table live_tickets (
      token_hash bytea primary key,
      session_hash bytea not null,
      expires_at timestamptz not null
    )`.execute(db)

  await sql`
    create table idempotency_keys (
      user_id text collate "C" not null,
      route text not null,
      key text not null,
      body_hash text not null,
      status integer,
      reply jsonb,
      created_at timestamptz not null,
      primary key (user_id, route, key)
    )`.execute(db)
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db)

  await sql`
    create table audit_trail (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id text collate "C",
      act text not null,
      object_kind text not null,
      object_id text,
      details jsonb not null
    )`.execute(db)
  await sql`create index audit_trail_of_object on audit_trail (object_kind, object_id, id)`.execute(db)
}
