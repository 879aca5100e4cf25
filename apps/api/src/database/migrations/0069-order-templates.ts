import { sql, type Kysely } from 'kysely'

/** Services a client asks for again and again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table order_templates (
    id text collate "C" primary key,
    owner_id text collate "C" not null references users (id),
    name text not null,
    -- Places, goods, contacts and hour, as orders/asked/pattern.ts tells them.
    pattern jsonb not null,
    uses integer not null,
    used_at timestamptz,
    search text not null,
    created_at timestamptz not null)`.execute(db)
  await sql`create unique index order_templates_name_once on order_templates (owner_id, lower(name collate "es-x-icu"))`.execute(
    db,
  )
}
