import { sql, type Kysely } from 'kysely'

/** Where trucks are: every point kept, and the newest believable one per service. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table positions (
      id bigint generated always as identity,
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
    )`.execute(db)
  await sql`create index positions_of_order on positions (order_id, at)`.execute(db)
  await sql`
    create table last_positions (
      order_id text collate "C" primary key references orders (id),
      driver_id text collate "C" not null,
      at timestamptz not null,
      received_at timestamptz not null,
      latitude double precision not null,
      longitude double precision not null,
      speed_kmh real,
      heading real,
      accuracy_m real
    )`.execute(db)
}
