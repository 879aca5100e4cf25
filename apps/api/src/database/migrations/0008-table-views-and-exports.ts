import { sql, type Kysely } from 'kysely'

/** How people keep their lists: saved views, written spreadsheets; and what one search over everything asks for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table table_views (
      id text collate "C" primary key,
      owner_id text collate "C" not null references users (id),
      list text not null,
      name text not null,
      shared_role text,
      state jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create unique index table_views_name_once on table_views (owner_id, list, lower(name))`.execute(
    db,
  )
  await sql`create index table_views_shared on table_views (shared_role, list) where shared_role is not null`.execute(
    db,
  )
  await sql`
    create table table_view_defaults (
      user_id text collate "C" not null references users (id),
      list text not null,
      view_id text collate "C" not null references table_views (id) on delete cascade,
      primary key (user_id, list)
    )`.execute(db)
  await sql`create index table_view_defaults_of_view on table_view_defaults (view_id)`.execute(db)

  await sql`
    alter table files drop constraint files_kind,
      add constraint files_kind check (kind in ('image', 'jpeg', 'pdf', 'export'))`.execute(db)
  await sql`
    create table exports (
      id text collate "C" primary key,
      owner_id text collate "C" not null references users (id),
      list text not null,
      query jsonb not null,
      columns text[] not null,
      state text not null constraint exports_state check (state in ('waiting', 'running', 'done', 'failed')),
      row_count integer not null,
      file_id text collate "C" references files (id) on delete set null,
      error text,
      created_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index exports_unfinished on exports (owner_id) where state in ('waiting', 'running')`.execute(
    db,
  )
  await sql`create index exports_age on exports (created_at)`.execute(db)
  await sql`create index exports_file on exports (file_id) where file_id is not null`.execute(db)

  // Two characters match how a plate or a service's id ends.
  await sql`create index vehicles_plate_ending on vehicles (reverse(lower(license_plate)) text_pattern_ops)`.execute(
    db,
  )
  await sql`create index orders_id_ending on orders (reverse(id) text_pattern_ops)`.execute(db)
  await sql`create index vehicles_search on vehicles using gin (search gin_trgm_ops)`.execute(db)
}
