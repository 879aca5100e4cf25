import { sql, type Kysely } from 'kysely'

/** Every point kept, a table for each day (UTC): an old day goes as a whole. Its days are made by `position-days.store.ts`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table positions rename to positions_before`.execute(db)
  await sql`drop index positions_age`.execute(db)
  await sql`drop index positions_of_order`.execute(db)
  await sql`create schema position_days`.execute(db)
  await sql`
    create table positions (
      order_id text collate "C" not null,
      driver_id text collate "C" not null,
      at timestamptz not null,
      received_at timestamptz not null,
      latitude double precision not null,
      longitude double precision not null,
      speed_kmh real,
      heading real,
      accuracy_m real,
      is_flagged boolean not null
    ) partition by range (at)`.execute(db)
  // The same point sent again is the same point: a phone that never heard the answer may repeat itself.
  await sql`create unique index positions_of_order on positions (order_id, at, driver_id)`.execute(db)
  // For a day that nobody has made yet: nothing a phone says is lost.
  await sql`create table position_days.rest partition of positions default`.execute(db)
  await moveRows(db)
  await sql`drop table positions_before`.execute(db)
  await standing(db)
}

const moveRows = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ day: string; next: string }>`
    select distinct (at at time zone 'UTC')::date::text as day, ((at at time zone 'UTC')::date + 1)::text as next
    from positions_before order by 1`.execute(db)
  for (const { day, next } of rows) {
    const table = sql.id('position_days', `d${day.replaceAll('-', '')}`)
    await sql`create table ${table} partition of positions
      for values from (${sql.lit(`${day} 00:00:00+00`)}) to (${sql.lit(`${next} 00:00:00+00`)})`.execute(db)
  }
  await sql`
    insert into positions
    select order_id, driver_id, at, received_at, latitude, longitude, speed_kmh, heading, accuracy_m, is_flagged
    from positions_before order by at on conflict do nothing`.execute(db)
}

/** Where a truck came to stand and since when; null of markers from before, until their next point. */
const standing = async (db: Kysely<unknown>) => {
  await sql`
    alter table last_positions
      add column stand_latitude double precision,
      add column stand_longitude double precision,
      add column stand_since timestamptz`.execute(db)
}
