/** Tables of the signs of fraud, and of what they are compared with. Part of `tables.ts`. */
import type { ColumnType } from 'kysely'

type Instant = Date
type Json = ColumnType<unknown, string, string>

export type SignalsTable = {
  id: string
  kind: string
  /** What is the same wherever it is found from. */
  key: string
  state: string
  about_id: string | null
  order_id: string | null
  stake_pesos: number
  first_at: Instant
  /** When the newest evidence came. */
  raised_at: Instant
  harm_at: Instant
}

export type SignalEvidenceTable = {
  signal_id: string
  key: string
  /** When what it tells of happened. */
  at: Instant
  found_at: Instant
  user_id: string | null
  vehicle_id: string | null
  order_id: string | null
  file_id: string | null
  facts: Json
}

/** Each time somebody put one aside. */
export type SignalDecisionsTable = {
  id: string
  signal_id: string
  by_id: string
  at: Instant
  note: string
}

/** How far a look has come. */
export type SignalPlacesTable = {
  name: string
  at: Instant
  id: string
}

/** By which it is seen that somebody's identity changed; hashes, never what they are of. */
export type AccountPrintsTable = {
  user_id: string
  name_print: string
  identification_print: string
  phone_print: string
  changed_at: Instant | null
  changed_parts: string | null
  /** The row of the trail that says so. */
  changed_row: number | null
}

export type DeviceSightingsTable = {
  device: string
  user_id: string
  seen_at: Instant
}

/** What a picture looks like, as domain/house/picture-print tells it. */
export type PicturePrintsTable = {
  file_id: string
  user_id: string
  house_id: string
  vehicle_id: string | null
  seen_at: Instant
  rows_print: string | null
  columns_print: string | null
  bands: string[]
  state: string
}
