/** What waits for a carrier, read from the database: all of it once, then what history says has changed. */
import type { BoardLoad } from '@arriero/domain/orders/load-board'
import type { Point } from '@arriero/domain/places/geography'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { inState } from '#database/order-states.ts'
import { earningsAt } from '#features/orders/shapes/order-shape.ts'
import { blurredKm, blurredPoint } from '#features/orders/shapes/order-places.ts'
import type { RateColumns } from '#features/rates/rates.store.ts'
import { editionsOf, spentOf, type SpentFacts } from './spent.ts'

/** A waiting service as the board weighs it. What it tells of places is what everybody may know (Security B3). */
export type MarketLoad = BoardLoad & {
  id: string
  clientId: string
  vehicleTypeId: string
  originCode: string
  destinationCode: string
  destination: Point
  createdMs: number
  clientPrice: number | null
  words: string
}

type Row = RateColumns &
  SpentFacts & {
    id: string
    client_id: string
    origin_code: string
    origin_latitude: number
    origin_longitude: number
    destination_code: string
    destination_latitude: number
    destination_longitude: number
    distance_method: string
    planned_end_at: Date
    created_at: Date
    weight_kg: number
    client_price: number | null
    open_search: string
  }

export const kindOf = (order: { vehicle_type_id: string; type_load_id: string }): string =>
  `${order.vehicle_type_id} ${order.type_load_id}`

/** What of the way and the reference its costs need, and nothing of their length. */
const way = sql`case when o.route_facts is not null then json_build_object('officialWayId', o.route_facts -> 'officialWayId',
  'terrain', o.route_facts -> 'terrain', 'tolls', o.route_facts -> 'tolls') end`
const reference = sql`case when o.reference is not null then json_build_object('basis', o.reference -> 'basis',
  'tolls', o.reference -> 'tolls', 'ways', o.reference -> 'ways') end`

const waiting = async (db: Db, where: Fragment, most: Fragment): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select o.id, o.client_id, o.vehicle_type_id, o.type_load_id, o.origin_code, o.origin_latitude, o.origin_longitude, o.destination_code,
      o.destination_latitude, o.destination_longitude, o.distance_km, o.distance_method, o.reservation_at, o.planned_end_at, o.created_at,
      o.weight_kg, o.client_price, o.profit_bp, o.vat_bp, o.insurance_bp, o.insurer_share_bp, o.vat_base, o.open_search,
      ${way} as way, ${reference} as reference
    from orders o where o.status = ${inState.pending} and ${where} ${most}`.execute(db)
  return rows
}

const loadsOf = async (db: Db, rows: readonly Row[]): Promise<MarketLoad[]> => {
  const editions = await editionsOf(db, [...new Set(rows.map((row) => bogotaDay(row.reservation_at)))])
  return rows.map((row) => {
    const { spentPesos, emptyPesosPerKm } = spentOf(row, editions)
    const at = (end: 'origin' | 'destination') =>
      blurredPoint({ latitude: row[`${end}_latitude`], longitude: row[`${end}_longitude`] })
    return {
      id: row.id,
      clientId: row.client_id,
      vehicleTypeId: row.vehicle_type_id,
      kind: kindOf(row),
      originCode: row.origin_code,
      origin: at('origin'),
      destinationCode: row.destination_code,
      destination: at('destination'),
      km: blurredKm(row),
      weightKg: row.weight_kg,
      reservationMs: row.reservation_at.getTime(),
      endMs: row.planned_end_at.getTime(),
      createdMs: row.created_at.getTime(),
      clientPrice: row.client_price,
      earningsPesos: row.client_price === null ? null : earningsAt(row.client_price, row),
      spentPesos,
      emptyPesosPerKm,
      words: row.open_search,
    }
  })
}

const perRead = 1_000

/** All that waits and whose day is still to come, some at a time. */
export const allLoads = async (db: Db, now: Date): Promise<MarketLoad[]> => {
  const loads: MarketLoad[] = []
  let [from, fromId] = [now, '']
  for (;;) {
    const rows = await waiting(
      db,
      sql`(o.reservation_at, o.id) > (${from}::timestamptz, ${fromId}::text)`,
      sql`order by o.reservation_at, o.id limit ${perRead}`,
    )
    loads.push(...(await loadsOf(db, rows)))
    const last = rows.at(-1)
    if (!last || rows.length < perRead) return loads
    ;[from, fromId] = [last.reservation_at, last.id]
  }
}

export const someLoads = async (db: Db, ids: readonly string[]): Promise<MarketLoad[]> =>
  loadsOf(db, await waiting(db, sql`o.id = any(${ids}::text[])`, sql``))

/** What is written from here on has this place or a later one, whatever commits when. */
export const placeNow = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ place: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as place`.execute(db)
  return rows[0]?.place ?? '0'
}

/** Services that something was written about since a place, and the place to ask from the next time. */
export const changedSince = async (db: Db, place: string): Promise<{ ids: string[]; place: string }> => {
  const { rows } = await sql<{ ids: string[] | null; place: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as place,
      (select array_agg(distinct h.order_id) from order_history h where h.transaction_id >= ${place}::bigint) as ids`.execute(
    db,
  )
  const [row] = rows
  return { ids: row?.ids ?? [], place: row?.place ?? place }
}
