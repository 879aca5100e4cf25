/** What services that were just agreed on are held against, and trucks that are far from their way. docs/decisions/0073. */
import { signalFigures } from '@arriero/domain/house/signals'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { inState } from '#database/order-states.ts'

type Reading = Pick<OpenCtx, 'db' | 'now'>

type Side = { userId: string; joinedAt: Date; finished: number }

export type Agreed = {
  id: string
  takenAt: Date
  carrier: Side
  client: Side
  carrierPesos: number
  clientPesos: number
  referencePesos: number | null
  lanePesos: number | null
  laneCount: number
}

type Row = {
  id: string
  taken_at: Date
  carrier_id: string
  carrier_since: Date
  carrier_finished: number
  client_id: string
  client_since: Date
  client_finished: number
  carrier_pesos: number
  client_pesos: number
  reference_pesos: number | null
  lane_pesos: number | null
  lane_count: number
}

const dayMs = 86_400_000
/** Enough to know the middle of what a lane pays. */
const laneMost = 200

/** Of these services those that somebody still holds. */
export const agreedOn = async ({ db, now }: Reading, ids: readonly string[]): Promise<Agreed[]> => {
  if (ids.length === 0) return []
  const since = new Date(now.getTime() - signalFigures.laneDays * dayMs)
  const { rows } = await sql<Row>`
    select o.id, o.taken_at, k.id as carrier_id, k.created_at as carrier_since, k.finished_count as carrier_finished,
      c.id as client_id, c.created_at as client_since, c.finished_count as client_finished, o.carrier_pesos,
      coalesce(o.client_pesos, o.carrier_pesos) as client_pesos, o.reference_pesos, lane.pesos as lane_pesos, lane.count as lane_count
    from orders o join users k on k.id = o.carrier_id join users c on c.id = o.client_id
    cross join lateral (
      select percentile_disc(0.5) within group (order by l.carrier_pesos) as pesos, count(*)::int as count from (
        select p.carrier_pesos from orders p where p.status = ${inState.finished} and p.origin_code = o.origin_code
          and p.destination_code = o.destination_code and p.vehicle_type_id = o.vehicle_type_id and p.finish_at >= ${since}
          and p.id <> o.id and p.carrier_pesos is not null order by p.finish_at desc limit ${laneMost}) l) lane
    where o.id = any(${[...ids]}) and o.taken_at is not null and o.carrier_pesos is not null
    order by o.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    takenAt: row.taken_at,
    carrier: { userId: row.carrier_id, joinedAt: row.carrier_since, finished: row.carrier_finished },
    client: { userId: row.client_id, joinedAt: row.client_since, finished: row.client_finished },
    carrierPesos: row.carrier_pesos,
    clientPesos: row.client_pesos,
    referencePesos: row.reference_pesos,
    lanePesos: row.lane_pesos,
    laneCount: row.lane_count,
  }))
}

export type Stray = {
  alertId: string
  orderId: string
  carrierId: string
  driverId: string | null
  vehicleId: string | null
  at: Date
  km: number
  stakePesos: number
}

const straysMost = 1_000

/** Trucks whose alert lasts, where they were heard of last. */
export const strays = async ({ db }: Pick<OpenCtx, 'db'>): Promise<Stray[]> => {
  const { rows } = await sql<Stray>`
    select a.id as "alertId", o.id as "orderId", o.carrier_id as "carrierId", o.driver_id as "driverId", o.vehicle_id as "vehicleId",
      m.at, (m.arrival ->> 'offKm')::float8 as km, coalesce(o.declared_pesos, o.total_pesos, o.client_pesos, 0) as "stakePesos"
    from tracking_alerts a join orders o on o.id = a.order_id
    join last_positions m on m.order_id = o.id and m.driver_id = o.driver_id
    where a.ended_at is null and a.kind = 'offRoute' and o.status in ${inState.underWay} and m.at >= a.began_at - interval '1 hour'
      and m.arrival ->> 'offKm' is not null
    order by a.order_id limit ${straysMost}`.execute(db)
  return rows
}
