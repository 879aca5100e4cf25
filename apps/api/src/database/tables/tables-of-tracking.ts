/** Tables of the road: where trucks are, and who may report or follow without an account. Part of `tables.ts`. */

import type { ColumnType } from 'kysely'

type Instant = Date

export type PositionsTable = {
  order_id: string
  driver_id: string
  at: Instant
  received_at: Instant
  latitude: number
  longitude: number
  speed_kmh: number | null
  heading: number | null
  accuracy_m: number | null
  is_flagged: boolean
}

export type LastPositionsTable = {
  order_id: string
  driver_id: string
  at: Instant
  received_at: Instant
  latitude: number
  longitude: number
  speed_kmh: number | null
  heading: number | null
  accuracy_m: number | null
  stand_latitude: number | null
  stand_longitude: number | null
  stand_since: Instant | null
  /** What it tells of the arrival, as domain/arrival/arrival.ts goes on from it. */
  arrival: ColumnType<unknown, string | null, string | null>
  eta_at: Instant | null
}

/** How a trip that has arrived went against its lane's hours. */
export type LaneTripsTable = {
  order_id: string
  origin_code: string
  destination_code: string
  arrived_at: Instant
  pace: number
  stop_share: number
}

export type DeviceTokensTable = {
  id: string
  user_id: string
  name: string
  token_hash: Buffer
  created_at: Instant
  last_used_at: Instant | null
  battery_percent: number | null
  revoked_at: Instant | null
}

export type TrackingLinksTable = {
  id: string
  order_id: string
  made_by: string
  token_hash: Buffer
  created_at: Instant
  revoked_at: Instant | null
}

export type ArrivalProposalsTable = {
  order_id: string
  place: string
  driver_id: string
  at: Instant
  proposed_at: Instant
}

export type TrackingAlertsTable = {
  id: string
  order_id: string
  kind: string
  began_at: Instant
  ended_at: Instant | null
}
