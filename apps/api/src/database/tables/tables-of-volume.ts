/** Tables of asking for many services: own places and who is at them, services under a name. Part of `tables.ts`. */
import type { ColumnType } from 'kysely'

type Instant = Date
type Json = ColumnType<unknown, string, string>

/** A client's own address book. */
export type SavedPlacesTable = {
  id: string
  owner_id: string
  name: string
  place_name: string
  code: string
  latitude: number
  longitude: number
  is_exact: boolean
  contact_name: string | null
  contact_phone: string | null
  /** `OpeningHours` of the domain. */
  hours: Json | null
  instructions: string | null
  search: string
  created_at: Instant
}

/** Whom to ask for at an end of a service. */
export type OrderContactsTable = {
  order_id: string
  site: string
  contact_name: string | null
  contact_phone: string | null
  /** `OpeningHours` of the domain. */
  hours: Json | null
  instructions: string | null
}

export type OrderTemplatesTable = {
  id: string
  owner_id: string
  name: string
  pattern: Json
  uses: number
  used_at: Instant | null
  search: string
  created_at: Instant
}

/** A file of services. */
export type OrderImportsTable = {
  id: string
  owner_id: string
  name: string
  content_hash: string
  state: string
  content: Json
  /** `Reading` of features/order-imports/reading/reading.ts. */
  reading: Json
  which: string | null
  created_at: Instant
}

export type OrderImportRowsTable = {
  import_id: string
  row_number: number
  cells: Json
  reference: string | null
  state: string
  faults: Json
  asked: Json | null
  order_id: string | null
}

/** What a client calls a service of his own, once. */
export type OrderReferencesTable = {
  owner_id: string
  reference: string
  order_id: string
}

/** A service that comes again by weekdays. */
export type RecurringOrdersTable = {
  id: string
  owner_id: string
  name: string
  pattern: Json
  weekdays: string[]
  from_on: string
  until_on: string | null
  holidays: string
  lead_days: number
  net_pesos: number | null
  state: string
  failures: number
  search: string
  created_at: Instant
}

/** What became of a day that a rule names. */
export type RecurringOccurrencesTable = {
  rule_id: string
  slot: string
  service_on: string | null
  state: string
  order_id: string | null
  code: string | null
  at: Instant
}
