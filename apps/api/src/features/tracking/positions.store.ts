import type { Stand } from '@arriero/domain/positions'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type Point = {
  at: Date
  latitude: number
  longitude: number
  speedKmh: number | null
  heading: number | null
  accuracyM: number | null
}

type Owner = { orderId: string; driverId: string; receivedAt: Date }
export type KeptPoint = Point & Owner & { isFlagged: boolean }
/** The newest believable point of a service. */
export type NewMarker = Point & Owner & { stand: Stand }

const whole = (points: readonly (Point & Owner)[]) => sql`
  ${points.map(({ orderId }) => orderId)}::text[], ${points.map(({ driverId }) => driverId)}::text[],
  ${points.map(({ at }) => at.toISOString())}::timestamptz[],
  ${points.map(({ receivedAt }) => receivedAt.toISOString())}::timestamptz[],
  ${points.map(({ latitude }) => latitude)}::double precision[],
  ${points.map(({ longitude }) => longitude)}::double precision[],
  ${points.map(({ speedKmh }) => speedKmh)}::real[], ${points.map(({ heading }) => heading)}::real[],
  ${points.map(({ accuracyM }) => accuracyM)}::real[]`

const columns = sql.raw(
  'order_id, driver_id, at, received_at, latitude, longitude, speed_kmh, heading, accuracy_m',
)

const bySequence = (a: Owner & Point, b: Owner & Point): number =>
  a.orderId === b.orderId ? a.at.getTime() - b.at.getTime() : a.orderId < b.orderId ? -1 : 1

/**
 * All points of a batch and the markers they move, in one statement that is on disk when it answers. A marker moves forward in
 * time only (Security S12); answers whose did. The same point again is the same point. `markers`: one per service.
 */
export const storePoints = async (
  db: Db,
  points: readonly KeptPoint[],
  markers: readonly NewMarker[],
): Promise<Set<string>> => {
  if (points.length === 0) return new Set()
  // Both in one sequence everywhere, so that two batches with the same points never wait for each other.
  const sorted = markers.toSorted(bySequence)
  const inSequence = points.toSorted(bySequence)
  const { rows } = await sql<{ order_id: string }>`
    with kept as (
      insert into positions (${columns}, is_flagged)
      select * from unnest(${whole(inSequence)}, ${inSequence.map(({ isFlagged }) => isFlagged)}::boolean[])
      on conflict do nothing)
    insert into last_positions (${columns}, stand_latitude, stand_longitude, stand_since)
    select * from unnest(${whole(sorted)}, ${sorted.map(({ stand }) => stand.latitude)}::double precision[],
      ${sorted.map(({ stand }) => stand.longitude)}::double precision[],
      ${sorted.map(({ stand }) => stand.since.toISOString())}::timestamptz[])
    on conflict (order_id) do update set driver_id = excluded.driver_id, at = excluded.at, received_at = excluded.received_at,
      latitude = excluded.latitude, longitude = excluded.longitude, speed_kmh = excluded.speed_kmh,
      heading = excluded.heading, accuracy_m = excluded.accuracy_m, stand_latitude = excluded.stand_latitude,
      stand_longitude = excluded.stand_longitude, stand_since = excluded.stand_since
    where last_positions.at < excluded.at
    returning order_id`.execute(db)
  return new Set(rows.map(({ order_id }) => order_id))
}

export const markerOf = (db: Db, orderId: string) =>
  db.selectFrom('last_positions').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export type MarkerRow = NonNullable<Awaited<ReturnType<typeof markerOf>>>

/** Removes so many of the oldest last known places of trucks before an instant; answers how many there were. */
export const removeMarkers = async (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from last_positions where order_id = any (array(
      select order_id from last_positions where at < ${before} order by at limit ${limit}))
      and at < ${before}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Wherever somebody was while he drove. */
export const removePlacesOf = async (db: Db, driverId: string): Promise<void> => {
  await sql`
    delete from positions where driver_id = ${driverId}
      and order_id in (select order_id from order_history where actor_id = ${driverId}
        union select id from orders where driver_id = ${driverId})`.execute(db)
  await db.deleteFrom('last_positions').where('driver_id', '=', driverId).execute()
}
