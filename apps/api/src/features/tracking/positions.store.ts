import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type Point = {
  at: Date
  latitude: number
  longitude: number
  speedKmh: number | null
  heading: number | null
  accuracyM: number | null
  isFlagged: boolean
}

export type Batch = { orderId: string; driverId: string; receivedAt: Date; points: readonly Point[] }

/** All points of a call in one statement. */
export const insertPositions = async (
  db: Db,
  { orderId, driverId, receivedAt, points }: Batch,
): Promise<void> => {
  await sql`
    insert into positions (order_id, driver_id, at, received_at, latitude, longitude, speed_kmh, heading, accuracy_m, is_flagged)
    select ${orderId}, ${driverId}, p.at, ${receivedAt}, p.latitude, p.longitude, p.speed, p.heading, p.accuracy, p.flagged
    from unnest(
      ${points.map((point) => point.at.toISOString())}::timestamptz[],
      ${points.map((point) => point.latitude)}::double precision[],
      ${points.map((point) => point.longitude)}::double precision[],
      ${points.map((point) => point.speedKmh)}::real[],
      ${points.map((point) => point.heading)}::real[],
      ${points.map((point) => point.accuracyM)}::real[],
      ${points.map((point) => point.isFlagged)}::boolean[]
    ) as p (at, latitude, longitude, speed, heading, accuracy, flagged)`.execute(db)
}

/** Moves the marker forward in time only: a late point never moves it back. Security S12. */
export const moveMarker = async (db: Db, batch: Omit<Batch, 'points'>, point: Point): Promise<boolean> => {
  const { rows } = await sql<{ order_id: string }>`
    insert into last_positions (order_id, driver_id, at, received_at, latitude, longitude, speed_kmh, heading, accuracy_m)
    values (${batch.orderId}, ${batch.driverId}, ${point.at}, ${batch.receivedAt}, ${point.latitude}, ${point.longitude},
      ${point.speedKmh}, ${point.heading}, ${point.accuracyM})
    on conflict (order_id) do update set driver_id = excluded.driver_id, at = excluded.at, received_at = excluded.received_at,
      latitude = excluded.latitude, longitude = excluded.longitude, speed_kmh = excluded.speed_kmh,
      heading = excluded.heading, accuracy_m = excluded.accuracy_m
    where last_positions.at < excluded.at
    returning order_id`.execute(db)
  return rows.length === 1
}

export type Marker = { at: Date; latitude: number; longitude: number }

export const markerOf = (db: Db, orderId: string) =>
  db.selectFrom('last_positions').selectAll().where('order_id', '=', orderId).executeTakeFirst()

type Old = { before: Date; limit: number }

/** Removes so many of the oldest points before an instant; answers how many there were. */
export const removePositions = async (db: Db, { before, limit }: Old): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from positions where ctid = any (array(
      select ctid from positions where at < ${before} order by at limit ${limit}))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The same for the last known places of trucks. */
export const removeMarkers = async (db: Db, { before, limit }: Old): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from last_positions where order_id = any (array(
      select order_id from last_positions where at < ${before} order by at limit ${limit}))
      and at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
