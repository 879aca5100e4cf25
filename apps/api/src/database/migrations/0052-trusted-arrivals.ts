import { sql, type Kysely } from 'kysely'

/**
 * A service promises an arrival when its driver is named, and keeps what that was reckoned from; each truck's place keeps the
 * arrival it tells, so that the next one goes on from it; what a trip took is kept for the next of its lane. Decisions §14.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders
      add column promised_at timestamptz,
      add column promised jsonb,
      add constraint orders_promised check ((promised_at is null) = (promised is null))`.execute(db)
  await sql`
    alter table last_positions
      add column arrival jsonb,
      add column eta_at timestamptz,
      add constraint last_positions_arrival check ((arrival is null) = (eta_at is null))`.execute(db)
  await sql`
    create table lane_trips (
      order_id text collate "C" primary key references orders (id),
      origin_code text not null, destination_code text not null,
      arrived_at timestamptz not null,
      pace double precision not null check (pace > 0),
      stop_share double precision not null check (stop_share >= 0)
    )`.execute(db)
  await sql`create index lane_trips_lane on lane_trips (origin_code, destination_code, arrived_at desc)`.execute(
    db,
  )
}
