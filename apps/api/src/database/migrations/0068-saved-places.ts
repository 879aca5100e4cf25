import { sql, type Kysely } from 'kysely'

/** A client's own places, and whom to ask for at both ends of a service. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table saved_places (
    id text collate "C" primary key,
    owner_id text collate "C" not null references users (id),
    name text not null,
    place_name text not null,
    code text not null,
    latitude double precision not null,
    longitude double precision not null,
    is_exact boolean not null,
    contact_name text,
    contact_phone text,
    hours jsonb,
    instructions text,
    search text not null,
    created_at timestamptz not null)`.execute(db)
  await sql`create unique index saved_places_name_once on saved_places (owner_id, lower(name collate "es-x-icu"))`.execute(
    db,
  )
  await sql`create index saved_places_by_name on saved_places (owner_id, name collate "es-x-icu", id)`.execute(
    db,
  )
  await sql`create index saved_places_by_day on saved_places (owner_id, created_at, id)`.execute(db)
  await sql`create table order_contacts (
    order_id text collate "C" not null references orders (id),
    -- At which end of the service.
    site text not null check (site in ('origin', 'destination')),
    contact_name text,
    contact_phone text,
    hours jsonb,
    instructions text,
    primary key (order_id, site))`.execute(db)
}
