/** Which carriers' lanes a load is on: found by keys, judged exactly, and only of those who may take it. */
import { isOfLane, keysOfPlace, type LaneAsked } from '@arriero/domain/lanes/saved-lanes'
import { hasPapers } from '@arriero/domain/papers/credentials'
import { carriers, type Role } from '@arriero/domain/people/roles'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Paper } from '@arriero/domain/papers/credentials'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { fleetsOf, type Fleet } from '#features/load-board/fleets.views.ts'
import type { MarketLoad } from '#features/load-board/market.views.ts'
import { ownPapersOf } from '#features/orders/assignment/carrier-standing.views.ts'
import type { Match } from './alerts.store.ts'
import { endOf, type EndColumns } from './saved-lanes.views.ts'

/** By their ids. */
export type Loads = ReadonlyMap<string, MarketLoad>

type Row = EndColumns & {
  order_id: string
  lane_id: string
  owner_id: string
  vehicle_type_ids: string[]
  per_km_least: number | null
  weight_most_kg: number | null
}

/** Lanes that have a key of both ends of a load. */
const keyed = async (db: Db, loads: readonly MarketLoad[]): Promise<Row[]> => {
  const asked = loads.map((load) => ({
    id: load.id,
    origins: keysOfPlace(load.originCode, load.origin),
    destinations: keysOfPlace(load.destinationCode, load.destination),
  }))
  const { rows } = await sql<Row>`
    select w.id as order_id, l.id as lane_id, l.owner_id, l.origin_code, l.origin_km, l.destination_code, l.destination_km,
      l.vehicle_type_ids, l.per_km_least, l.weight_most_kg
    from json_to_recordset(${JSON.stringify(asked)}::json) as w (id text, origins text[], destinations text[])
    join saved_lanes l on l.state = 'active' and l.origin_keys && w.origins and l.destination_keys && w.destinations
    order by l.owner_id, w.id, l.created_at, l.id`.execute(db)
  return rows
}

const laneOf = (row: Row): LaneAsked => ({
  origin: endOf(row, 'origin'),
  destination: endOf(row, 'destination'),
  vehicleTypeIds: row.vehicle_type_ids,
  perKmLeast: row.per_km_least,
  weightMostKg: row.weight_most_kg,
})

type Carrier = { id: string; role: Role; papers: Paper[] }

/** Accounts that the gate of offers lets in. */
const admitted = async ({ db, now }: OpenCtx, ownerIds: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<Carrier>`
    select u.id, u.role, ${ownPapersOf(sql`u.id`)} as papers from users u
    where u.id = any(${ownerIds}::text[]) and u.is_active and u.role = any(${[...carriers]}::text[])`.execute(
    db,
  )
  const day = bogotaDay(now)
  return new Set(rows.filter(({ role, papers }) => hasPapers(role, papers, day)).map(({ id }) => id))
}

const canCarry = (fleet: readonly Fleet[] | undefined, { kind, weightKg }: MarketLoad): boolean =>
  fleet?.some(({ kinds, capacityKg }) => capacityKg >= weightKg && kinds.has(kind)) ?? false

/** In the order of their carriers. One match for each load and carrier, whatever the number of his lanes. */
export const matchesOf = async (ctx: OpenCtx, loads: Loads): Promise<Match[]> => {
  if (loads.size === 0) return []
  const townAt = (code: string) => ctx.providers.places.byCode(code)
  const found = new Map<string, Match & { laneIds: string[] }>()
  for (const row of await keyed(ctx.db, [...loads.values()])) {
    const load = loads.get(row.order_id)
    if (!load || !isOfLane(laneOf(row), load, townAt)) continue
    const key = `${row.owner_id} ${row.order_id}`
    const known = found.get(key)
    if (known) known.laneIds.push(row.lane_id)
    else found.set(key, { ownerId: row.owner_id, orderId: row.order_id, laneIds: [row.lane_id] })
  }
  return [...found.values()]
}

/** Those whose carriers may take the load. */
export const takeable = async (ctx: OpenCtx, matches: readonly Match[], loads: Loads): Promise<Match[]> => {
  const owners = [...new Set(matches.map(({ ownerId }) => ownerId))]
  if (owners.length === 0) return []
  const [allowed, fleets] = await Promise.all([admitted(ctx, owners), fleetsOf(ctx.db, owners)])
  return matches.filter(({ ownerId, orderId }) => {
    const load = loads.get(orderId)
    return load && allowed.has(ownerId) && canCarry(fleets.get(ownerId), load)
  })
}

/** The names of lanes that are there and not paused. */
export const namesOfLanes = async (
  db: Db,
  laneIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from saved_lanes where id = any(${laneIds}::text[]) and state = 'active'`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
