/** A carrier's trucks as its board weighs them: what each carries, from where and when it can set out. */
import type { BoardTruck, TruckPlace } from '@arriero/domain/orders/load-board'
import { isInspectionDue } from '@arriero/domain/papers/credentials'
import type { Point } from '@arriero/domain/places/geography'
import { atBogota, bogotaDay } from '@arriero/domain/time/calendar'
import type { VehicleService } from '@arriero/domain/vehicles/vehicles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { inState } from '#database/order-states.ts'
import { expectedOf, type ExpectedColumns } from '#features/orders/shapes/expected-shape.ts'
import { kindsOfAll, type TruckFacts } from './truck-kinds.ts'

/** A truck, and what is told of it beside what is reckoned. */
export type OwnTruck = BoardTruck & {
  licensePlate: string
  from: TruckPlace | null
  town: string | null
}

type Trip = ExpectedColumns & {
  destination_code: string
  destination_latitude: number
  destination_longitude: number
}

type Row = TruckFacts & {
  id: string
  license_plate: string
  capacity_kg: number
  service: VehicleService | null
  soat_until: string | null
  inspection_until: string | null
  base_place_code: string | null
} & { [K in keyof Trip]: Trip[K] | null }

/** More than any enterprise of the country has; beyond it a carrier weighs by some of its trucks. */
const trucksMost = 2_000

const paperUntil = (kind: 'soat' | 'inspection') => sql`(select max(c.expires_on) from credentials c
  where c.vehicle_id = v.id and c.kind = ${kind} and c.is_latest and c.is_active)`

const rowsOf = async ({ db, actor }: Ctx): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select v.id, v.license_plate, v.vehicle_type_id, v.body_work_id, v.capacity_kg, v.service, v.registered_on, v.trailer_plate,
      array(select p.type_load_id from vehicle_type_loads p where p.vehicle_id = v.id order by p.type_load_id) as permitted,
      ${paperUntil('soat')} as soat_until, ${paperUntil('inspection')} as inspection_until, u.base_place_code,
      trip.status, trip.paid_at, trip.on_the_way_at, trip.is_in_position, trip.arrived_at, trip.trip_start_at, trip.promised_at, trip.promised,
      trip.planned_end_at, m.eta_at, trip.destination_code, trip.destination_latitude, trip.destination_longitude
    from vehicles v join users u on u.id = v.owner_id
    left join lateral (select t.id, t.status, t.paid_at, t.on_the_way_at, t.is_in_position, t.arrived_at, t.trip_start_at, t.promised_at,
        t.promised, t.planned_end_at, t.destination_code, t.destination_latitude, t.destination_longitude from orders t
      where t.vehicle_id = v.id and t.status in ${inState.underWay}
      order by t.reservation_at desc, t.id desc limit 1) trip on true
    left join last_positions m on m.order_id = trip.id
    where v.owner_id = ${actor.id} and v.is_active order by v.license_plate limit ${trucksMost}`.execute(db)
  return rows
}

/** The last instant of a Bogotá day. */
const endOf = (day: string): number => atBogota(day, 24 * 60).getTime() - 1

const papersUntil = (row: Row, today: string): number => {
  if (row.soat_until === null) return 0
  const { registered_on: registeredOn, service } = row
  if (row.inspection_until === null)
    return isInspectionDue({ registeredOn, service }, today) ? 0 : endOf(row.soat_until)
  return Math.min(endOf(row.soat_until), endOf(row.inspection_until))
}

const isOnTrip = (row: Row): row is Row & Trip => row.destination_code !== null

type Standing = { point: Point | undefined; freeAtMs: number; from: TruckPlace | null; town: string | null }

/** Where its last service under way ends, else its carrier's base. */
const standingOf = (row: Row, { now, providers: { places } }: Ctx): Standing => {
  if (!isOnTrip(row)) {
    const base = row.base_place_code === null ? undefined : places.byCode(row.base_place_code)
    return { point: base, freeAtMs: 0, from: base ? 'base' : null, town: base?.town ?? null }
  }
  const { expectedAt } = expectedOf(row, { isClient: false, now })
  const expectedMs = expectedAt === null ? row.planned_end_at.getTime() : new Date(expectedAt).getTime()
  return {
    point: { latitude: row.destination_latitude, longitude: row.destination_longitude },
    freeAtMs: Math.max(expectedMs, row.arrived_at ? now.getTime() : 0),
    from: 'trip',
    town: places.byCode(row.destination_code)?.town ?? null,
  }
}

export const ownTrucks = async (ctx: Ctx): Promise<OwnTruck[]> => {
  const kinds = kindsOfAll()
  const today = bogotaDay(ctx.now)
  return (await rowsOf(ctx)).map((row) => ({
    id: row.id,
    licensePlate: row.license_plate,
    capacityKg: row.capacity_kg,
    papersUntilMs: papersUntil(row, today),
    kinds: kinds(row),
    ...standingOf(row, ctx),
  }))
}

export type ReturnTrip = {
  id: string
  point: Point
  /** Where its carrier is at home. */
  base: Point | undefined
  code: string
  freeAtMs: number
  vehicleId: string | null
}

type ReturnRow = Trip & { id: string; vehicle_id: string | null; base_place_code: string | null }

const returnTripsWhere = async ({ db, actor, now, providers: { places } }: Ctx, where: Fragment) => {
  const { rows } = await sql<ReturnRow>`
    select o.*, m.eta_at, u.base_place_code from orders o join users u on u.id = o.carrier_id
    left join last_positions m on m.order_id = o.id
    where o.carrier_id = ${actor.id} and o.status in ${inState.underWay} and ${where}`.execute(db)
  return rows.map((row): ReturnTrip => {
    const { expectedAt } = expectedOf(row, { isClient: false, now })
    return {
      id: row.id,
      point: { latitude: row.destination_latitude, longitude: row.destination_longitude },
      base: row.base_place_code === null ? undefined : places.byCode(row.base_place_code),
      code: row.destination_code,
      freeAtMs: expectedAt === null ? row.planned_end_at.getTime() : new Date(expectedAt).getTime(),
      vehicleId: row.vehicle_id,
    }
  })
}

/** A service of the reader's that is still to end; undefined where he has no such one. */
export const returnTrip = async (ctx: Ctx, orderId: string): Promise<ReturnTrip | undefined> =>
  (await returnTripsWhere(ctx, sql`o.id = ${orderId}`))[0]

/** So many are looked at: the next ones to end. */
const tripsMost = 20

/** The next trips of the reader's trucks to end. */
export const nextReturnTrips = async (ctx: Ctx): Promise<ReturnTrip[]> =>
  returnTripsWhere(ctx, sql`o.vehicle_id is not null order by o.planned_end_at, o.id limit ${tripsMost}`)
