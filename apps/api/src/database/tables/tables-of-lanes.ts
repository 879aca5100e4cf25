/** Tables of lanes that carriers want to hear of. Part of `tables.ts`. */

type Instant = Date

export type SavedLanesTable = {
  id: string
  owner_id: string
  name: string
  origin_code: string | null
  origin_km: number | null
  destination_code: string | null
  destination_km: number | null
  vehicle_type_ids: string[]
  per_km_least: number | null
  weight_most_kg: number | null
  state: string
  origin_keys: string[]
  destination_keys: string[]
  search: string
  created_at: Instant
}

/** When somebody wants to be told, and how often. */
export type LaneAlertTimesTable = {
  owner_id: string
  quiet_from: number | null
  quiet_to: number | null
  most_a_day: number
}

/** How often somebody was told on a day of Bogotá. */
export type LaneAlertDaysTable = {
  owner_id: string
  day: string
  told: number
  most: number
}

/** A load that somebody was told of, or is to be told of later. */
export type LaneAlertsTable = {
  owner_id: string
  order_id: string
  lane_ids: string[]
  due_at: Instant | null
  made_at: Instant
}
