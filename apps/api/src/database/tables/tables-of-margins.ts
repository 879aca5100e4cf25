/** Tables of what is kept of services and how it came to them. Part of `tables.ts`. */
import type { GeneratedAlways } from 'kysely'

type Instant = Date

/** A service that left money, a carrier that offered for one, one that was given back. */
export type MarginFactsTable = {
  /** `service`, `offer` or `return`. */
  kind: string
  id: string
  order_id: string
  at: Instant
  /** The Monday of its week. */
  week: string
  client_id: string
  carrier_id: string | null
  /** `<origin code>-<destination code>` */
  lane: string
  billed_pesos: number
  freight_pesos: number
  insurer_pesos: number
  commission_pesos: number
  margin_pesos: number
  compared: number
  priced_pesos: number
  reference_pesos: number
  floored: number
  below_floor: number
  won: number
  first: number
  first_minutes: number
}

/** What the facts of a week come to, kept with every one of them. */
export type MarginTalliesTable = {
  /** `all`, `client`, `carrier` or `lane`. */
  dimension: string
  week: string
  key: string
  kind: string
  amount: number
  billed_pesos: number
  freight_pesos: number
  insurer_pesos: number
  commission_pesos: number
  margin_pesos: number
  compared: number
  priced_pesos: number
  reference_pesos: number
  floored: number
  below_floor: number
  won: number
  first: number
  first_minutes: number
}

/** Services whose facts are to be read anew; by trigger, only added to. */
export type MarginQueueTable = {
  id: GeneratedAlways<number>
  order_id: string
}
