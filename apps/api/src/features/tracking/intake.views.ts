/** What the house knows of drivers whose phones speak: may they be seen, on which service, where were they last. */
import { lineOf } from '#features/places/kept-line.ts'
import { isConsentInForce } from '@arriero/domain/people/consents'
import { relieved, type ArrivalState } from '@arriero/domain/arrival/arrival'
import type { Line } from '@arriero/domain/places/geography'
import type { Stand } from '@arriero/domain/places/positions'
import type { Trip } from '@arriero/domain/orders/progress'
import { orderStatus } from '@arriero/domain/orders/orders'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { tripOf } from './progress.views.ts'
import { onTheRoad, openFrom } from './on-the-road.views.ts'

type Row = {
  driver_id: string
  consent_version: string | null
  consent_is_given: boolean | null
  consent_at: Date | null
  order_id: string | null
  open_from: Date
  status: number
  is_in_position: boolean
  arrived_at: Date | null
  trip_start_at: Date | null
  promised: unknown
  distance_method: string
  /** Only where its arrival is due. */
  route_line: unknown
  marker_arrival: unknown
  origin_latitude: number
  origin_longitude: number
  origin_exact: boolean
  destination_latitude: number
  destination_longitude: number
  destination_exact: boolean
  distance_km: number
  marker_at: Date | null
  marker_driver_id: string | null
  marker_latitude: number
  marker_longitude: number
  stand_latitude: number | null
  stand_longitude: number | null
  stand_since: Date | null
}

export type Tracked = {
  orderId: string
  openFrom: Date
  marker: { at: Date; latitude: number; longitude: number } | undefined
  stand: Stand | undefined
  trip: Trip
  /** What its arrival is reckoned from; undefined where it is not due. */
  underWay: UnderWay | undefined
}

type UnderWay = {
  way: Pick<
    Row,
    'distance_km' | 'distance_method' | 'destination_latitude' | 'destination_longitude' | 'promised'
  >
  line: Line
  tripStartAt: Date
  arrival: ArrivalState | undefined
}

export type Known = { agreedAt: Date | undefined; tracked: Tracked | undefined }

const standOf = ({
  driver_id,
  marker_driver_id,
  stand_latitude,
  stand_longitude,
  stand_since,
}: Row): Stand | undefined =>
  marker_driver_id !== driver_id ||
  stand_since === null ||
  stand_latitude === null ||
  stand_longitude === null
    ? undefined
    : { latitude: stand_latitude, longitude: stand_longitude, since: stand_since }

/** Another driver's last place says nothing of where this one can be: a relief truck comes from elsewhere. */
const markerOf = (row: Row): Tracked['marker'] =>
  row.marker_at && row.marker_driver_id === row.driver_id
    ? { at: row.marker_at, latitude: row.marker_latitude, longitude: row.marker_longitude }
    : undefined

/** Of the driver before this one it goes on, rested. */
const arrivalOf = ({ marker_arrival, marker_driver_id, driver_id }: Row): ArrivalState | undefined => {
  const kept = marker_arrival as ArrivalState | null
  return kept === null ? undefined : marker_driver_id === driver_id ? kept : relieved(kept)
}

const underWayOf = (row: Row): UnderWay | undefined =>
  row.route_line === null || row.trip_start_at === null
    ? undefined
    : { way: row, line: lineOf(row.route_line), tripStartAt: row.trip_start_at, arrival: arrivalOf(row) }

const trackedOf = (row: Row): Tracked | undefined =>
  row.order_id === null
    ? undefined
    : {
        orderId: row.order_id,
        openFrom: row.open_from,
        marker: markerOf(row),
        stand: standOf(row),
        trip: tripOf(row),
        underWay: underWayOf(row),
      }

const agreedAtOf = ({ consent_version, consent_is_given, consent_at }: Row): Date | undefined =>
  consent_version !== null &&
  consent_at &&
  isConsentInForce('location', { version: consent_version, isGiven: consent_is_given === true })
    ? consent_at
    : undefined

/** An arrival is reckoned anew so often, and not with each place: its line is long. */
export const arrivalEveryMs = 60_000

/** By driver; the service a driver's points belong to now is the running one, else the earliest that is open. */
export const knownOf = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  driverIds: readonly string[],
): Promise<Map<string, Known>> => {
  const { rows } = await sql<Row>`
    select d.id as driver_id, c.version as consent_version, c.is_given as consent_is_given, c.at as consent_at,
      o.id as order_id, o.open_from, o.status, o.is_in_position, o.arrived_at, o.trip_start_at,
      o.origin_latitude, o.origin_longitude, o.origin_exact,
      o.destination_latitude, o.destination_longitude, o.destination_exact, o.distance_km,
      o.promised, o.distance_method, m.arrival as marker_arrival,
      case when o.status = ${orderStatus.running} and o.arrived_at is null
        and (m.arrival is null or m.driver_id <> d.id or (m.arrival ->> 'atMs')::float8 <= ${now.getTime() - arrivalEveryMs})
        then o.route_line end as route_line,
      m.at as marker_at, m.driver_id as marker_driver_id, m.latitude as marker_latitude, m.longitude as marker_longitude,
      m.stand_latitude, m.stand_longitude, m.stand_since
    from unnest(${driverIds}::text[]) d (id)
    left join lateral (select version, is_given, at from consents
      where user_id = d.id and kind = 'location' order by id desc limit 1) c on true
    left join lateral (select o.*, ${openFrom} as open_from from orders o
      where o.driver_id = d.id and ${onTheRoad} order by o.status desc, o.reservation_at limit 1) o on true
    left join last_positions m on m.order_id = o.id`.execute(db)
  return new Map(rows.map((row) => [row.driver_id, { agreedAt: agreedAtOf(row), tracked: trackedOf(row) }]))
}
