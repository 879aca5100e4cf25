/** Every truck inside its window, for whoever watches many. Decisions §14. */
import { clientSeesFrom } from '@arriero/domain/orders/on-the-road'
import { orderStatus } from '@arriero/domain/orders/orders'
import { isConsentInForce } from '@arriero/domain/people/consents'
import { isClientRole, type Actor } from '@arriero/domain/people/roles'
import { isSilent } from '@arriero/domain/orders/progress'
import type { Truck, TruckStep } from '@arriero/contract/places/tracking'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { inState } from '#database/order-states.ts'
import { expectedOf, type ExpectedColumns } from '#features/orders/shapes/expected-shape.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { alertLasts } from './alerts.store.ts'
import type { MarkerRow } from './positions.store.ts'
import { townNear, wirePosition } from './tracking.views.ts'
import { onTheRoad, openFrom } from './on-the-road.views.ts'

/** What a map can carry; an installation with more on the road at once looks at its carriers one by one. */
const trucksMost = 5_000

type Row = Omit<MarkerRow, 'at'> &
  ExpectedColumns & {
    at: Date | null
    _id: string
    reservation_at: Date
    open_from: Date
    origin_name: string
    destination_name: string
    license_plate: string | null
    assigned_id: string
    driver_name: string
    carrier_id: string
    carrier_name: string
    is_off_route: boolean
    is_late: boolean
    in_position_at: Date | null
    consent_version: string | null
    consent_is_given: boolean | null
  }

const stepOf = ({ status, is_in_position, arrived_at }: Row): TruckStep => {
  if (status === orderStatus.running) return arrived_at ? 'arrived' : 'running'
  return is_in_position ? 'inPosition' : 'onTheWay'
}

/** A driver who took his consent back is not shown, nor is one who drove this service before. */
const positionOf = ({ at, ...row }: Row, isClient: boolean): Truck['position'] => {
  const from = isClient ? clientSeesFrom(row.in_position_at) : undefined
  if (from === null || (at && from && at < from)) return null
  const isShared =
    row.consent_version !== null &&
    isConsentInForce('location', { version: row.consent_version, isGiven: row.consent_is_given === true })
  return at && isShared && row.driver_id === row.assigned_id ? wirePosition({ ...row, at }) : null
}

type Telling = Pick<Ctx, 'now' | 'providers'> & { silentMs: number; isClient: boolean }

const wire = (row: Row, rule: Telling): Truck => {
  const { isClient } = rule
  const position = positionOf(row, isClient)
  const { expectedAt, lateMinutes } = expectedOf(row, { isClient, now: rule.now })
  return {
    orderId: row._id,
    licensePlate: row.license_plate,
    driver: { _id: row.assigned_id, name: row.driver_name },
    carrier: { _id: row.carrier_id, name: row.carrier_name },
    origin: row.origin_name,
    destination: row.destination_name,
    step: stepOf(row),
    reservationDate: row.reservation_at.toISOString(),
    position,
    near: townNear(rule, position),
    isSilent: isSilent(position ? row.received_at : null, row.open_from, rule),
    isOffRoute: row.is_off_route,
    isLate: row.is_late || lateMinutes > 0,
    expectedAt,
    lateMinutes,
  }
}

/** A client watches from in position. */
const watchedBy = ({ id, role }: Actor) => {
  if (role === 'administrator') return sql`true`
  return isClientRole(role)
    ? sql`o.client_id = ${id} and (o.status = ${inState.running} or o.is_in_position)`
    : sql`o.carrier_id = ${id}`
}

export const trucksOnTheRoad = async (ctx: Ctx) => {
  const { actor, db, now } = ctx
  const isClient = isClientRole(actor.role)
  const { rows } = await sql<Row>`
    select o.id as _id, o.status, o.is_in_position, o.arrived_at, o.reservation_at, o.paid_at, o.on_the_way_at, o.trip_start_at,
      o.promised_at, o.promised, o.planned_end_at, ${openFrom} as open_from,
      o.origin_name, o.destination_name, v.license_plate, o.driver_id as assigned_id, d.name as driver_name,
      o.carrier_id, k.name as carrier_name, o.in_position_at, m.*, c.version as consent_version, c.is_given as consent_is_given,
      ${alertLasts('offRoute')} as is_off_route, ${alertLasts('late')} as is_late
    from orders o join users d on d.id = o.driver_id join users k on k.id = o.carrier_id
    left join vehicles v on v.id = o.vehicle_id
    left join last_positions m on m.order_id = o.id
    left join lateral (select version, is_given from consents
      where user_id = o.driver_id and kind = 'location' order by id desc limit 1) c on true
    where ${onTheRoad} and ${watchedBy(actor)} order by o.id limit ${trucksMost + 1}`.execute(db)
  const { silentPhoneMs } = await settingsInForce(db)
  const rule = { now, providers: ctx.providers, silentMs: silentPhoneMs, isClient }
  return {
    trucks: rows.slice(0, trucksMost).map((row) => wire(row, rule)),
    isMore: rows.length > trucksMost,
    asOf: now.toISOString(),
  }
}

/** How many something is wrong with, of one carrier or of all, without reading any of them. */
export const wrongTrucks = async (
  { db }: Ctx,
  carrierId?: string,
): Promise<{ late: number; stray: number }> => {
  const whose = carrierId === undefined ? sql`true` : sql`o.carrier_id = ${carrierId}`
  const { rows } = await sql<{ late: number; stray: number }>`
    select count(*) filter (where ${alertLasts('late')})::int as late,
      count(*) filter (where ${alertLasts('offRoute')})::int as stray
    from orders o where ${onTheRoad} and ${whose}`.execute(db)
  return rows[0] ?? { late: 0, stray: 0 }
}
