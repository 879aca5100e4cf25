/** Tables of the double-entry journal. Part of `tables.ts`. */
import type { GeneratedAlways } from 'kysely'

type Instant = Date

export type JournalTransactionsTable = {
  id: string
  /** In the order they were posted. */
  number: GeneratedAlways<number>
  order_id: string
  event: string
  posted_at: Instant
  actor_id: string | null
}

export type JournalEntriesTable = {
  id: string
  transaction_id: string
  order_id: string
  /** The event without what it concerns. */
  kind: string
  account: string
  /** Debit positive, credit negative. */
  amount_pesos: number
  posted_at: Instant
}

/** By trigger, with every entry. */
export type OrderBalancesTable = {
  order_id: string
  account: string
  amount_pesos: number
}

/** By trigger, only added to; a sweep folds them. */
export type JournalTalliesTable = {
  account: string
  kind: string
  day: string
  debit_pesos: number
  credit_pesos: number
  amount: number
}

export type OrderBooksTable = {
  order_id: string
  /** Finished, else cancelled, else paid. */
  dated_at: Instant
  /** How its money stands: `MoneyState` of the domain. */
  money_state: string
  /** What of its parts counts, as the domain says of its facts. */
  carrier_pesos: number
  platform_pesos: number
  vat_pesos: number
  premium_pesos: number
  premium_cost_pesos: number
  premium_vat_pesos: number
  total_pesos: number
  standby_pesos: number
  standby_vat_pesos: number
  refund_pesos: number
  refunded_pesos: number
}

export type JournalBacklogTable = {
  order_id: string
}
