import { sql, type Kysely } from 'kysely'

/** Services by a file: what was in it, how each row stands, and the client's own references, each asked for once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table order_imports (
    id text collate "C" primary key,
    owner_id text collate "C" not null references users (id),
    name text not null,
    content_hash text not null,
    state text not null check (state in ('checking', 'checked', 'publishing', 'published', 'undoing', 'undone')),
    -- All sheets of the file as they were read, and how: which sheet, head and columns.
    content jsonb not null,
    reading jsonb not null,
    -- What was asked to be published; null until then.
    which text check (which in ('all', 'good')),
    created_at timestamptz not null)`.execute(db)
  await sql`create unique index order_imports_content_once on order_imports (owner_id, content_hash)
    where state <> 'undone'`.execute(db)
  await sql`create index order_imports_of_owner on order_imports (owner_id, created_at, id)`.execute(db)
  await sql`create index order_imports_under_work on order_imports (created_at)
    where state in ('checking', 'publishing', 'undoing')`.execute(db)
  await sql`create table order_import_rows (
    import_id text collate "C" not null references order_imports (id) on delete cascade,
    -- As the sheet counts it.
    row_number integer not null,
    cells jsonb not null,
    reference text,
    state text not null check (state in
      ('unchecked', 'good', 'wrong', 'existing', 'published', 'failed', 'undone', 'kept')),
    faults jsonb not null,
    -- What would be asked for; null where it was not understood.
    asked jsonb,
    order_id text collate "C" references orders (id),
    primary key (import_id, row_number))`.execute(db)
  await sql`create index order_import_rows_by_state on order_import_rows (import_id, state, row_number)`.execute(
    db,
  )
  await sql`create index order_import_rows_by_reference on order_import_rows (import_id, reference)
    where reference is not null`.execute(db)
  await sql`create index order_import_rows_of_order on order_import_rows (order_id) where order_id is not null`.execute(
    db,
  )
  await sql`create table order_references (
    owner_id text collate "C" not null references users (id),
    reference text not null,
    order_id text collate "C" not null references orders (id),
    primary key (owner_id, reference))`.execute(db)
  await sql`create index order_references_of_order on order_references (order_id)`.execute(db)
}
