import type { ArrivalState } from '@arriero/domain/arrival/arrival'
import type { Stand } from '@arriero/domain/places/positions'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

const dayMs = 86_400_000
/** A phone may send what is three days old, by a clock that is five minutes ahead. */
const daysBack = 4
const daysAhead = 4
const lockKey = 7_245_518

const startOf = (at: Date): number => Math.floor(at.getTime() / dayMs) * dayMs
const nameOf = (start: number) => `d${new Date(start).toISOString().slice(0, 10).replaceAll('-', '')}`
const tableOf = (name: string) => sql.id('position_days', name)
const instant = (time: number) => sql.lit(new Date(time).toISOString())

const knownDays = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'positions'::regclass and c.relname ~ '^d[0-9]{8}$' order by c.relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** What came before its day was made lies in the rest and moves with it. */
const makeDay = async (db: Db, start: number): Promise<void> => {
  const table = tableOf(nameOf(start))
  const [from, to] = [instant(start), instant(start + dayMs)]
  await sql`create table ${table} (like positions)`.execute(db)
  await sql`
    with moved as (delete from ${tableOf('rest')} where at >= ${from} and at < ${to} returning *)
    insert into ${table} select * from moved`.execute(db)
  await sql`alter table positions attach partition ${table} for values from (${from}) to (${to})`.execute(db)
}

/**
 * The tables of single days under `positions`: made ahead, dropped whole once their last moment is too old. Days that points
 * may come for, those missing; of several nodes one makes them. `db`: a transaction.
 */
export const makeDays = async (db: Db, now: Date): Promise<number> => {
  const starts = Array.from(
    { length: daysBack + daysAhead + 1 },
    (_, index) => startOf(now) + (index - daysBack) * dayMs,
  )
  const isMissing = (known: readonly string[]) => (start: number) => !known.includes(nameOf(start))
  if (!starts.some(isMissing(await knownDays(db)))) return 0
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db)
  const missing = starts.filter(isMissing(await knownDays(db)))
  for (const start of missing) await makeDay(db, start)
  return missing.length
}

/** Days whose last moment lies before. */
export const daysBefore = async (db: Db, before: Date): Promise<string[]> => {
  const first = nameOf(startOf(before))
  return (await knownDays(db)).filter((name) => name < first)
}

/** Readers of the table finish first; who waits longer than a moment leaves it for the next time. `db`: a transaction. */
export const dropDay = async (db: Db, name: string): Promise<void> => {
  await sql`set local lock_timeout = '2s'`.execute(db)
  await sql`drop table if exists ${tableOf(name)}`.execute(db)
}

/** Of what never had a day of its own: few rows, if any. */
export const clearRest = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from ${tableOf('rest')} where at < ${before}`.execute(db)
}

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
export type NewMarker = Point &
  Owner & {
    stand: Stand
    /** What it tells of the arrival; null where that stays what it was. */
    arrival: ArrivalState | null
  }

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
    insert into last_positions (${columns}, stand_latitude, stand_longitude, stand_since, arrival, eta_at)
    select * from unnest(${whole(sorted)}, ${sorted.map(({ stand }) => stand.latitude)}::double precision[],
      ${sorted.map(({ stand }) => stand.longitude)}::double precision[],
      ${sorted.map(({ stand }) => stand.since.toISOString())}::timestamptz[],
      ${sorted.map(({ arrival }) => arrival && JSON.stringify(arrival))}::jsonb[],
      ${sorted.map(({ arrival }) => arrival && new Date(arrival.etaMs).toISOString())}::timestamptz[])
    on conflict (order_id) do update set driver_id = excluded.driver_id, at = excluded.at, received_at = excluded.received_at,
      latitude = excluded.latitude, longitude = excluded.longitude, speed_kmh = excluded.speed_kmh,
      heading = excluded.heading, accuracy_m = excluded.accuracy_m, stand_latitude = excluded.stand_latitude,
      stand_longitude = excluded.stand_longitude, stand_since = excluded.stand_since,
      arrival = coalesce(excluded.arrival, last_positions.arrival), eta_at = coalesce(excluded.eta_at, last_positions.eta_at)
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
