/** Tables of rates, payments, refunds and policies, of the double-entry journal, of the reference price and of what VAT is taken on. Part of `tables.ts`. */
import type { ColumnType, GeneratedAlways } from 'kysely'

type Instant = Date
type Json = ColumnType<unknown, string, string>

export type RatesTable = {
  id: string
  profit_bp: number
  insurance_bp: number
  vat_bp: number
  insurer_share_bp: number
  vat_base: string
  created_at: Instant
  created_by: string | null
  /** Counted from 1; the highest is in force. */
  version: number
}

export type PaymentAttemptsTable = {
  id: string
  order_id: string
  client_id: string
  site_id: string
  transaction: string
  utc_day: string
  attempted_at: Instant
  amount_pesos: number
  state: string
  gateway_status: string | null
  is_open: boolean
  is_applied: boolean
  expires_at: Instant
  /** `service` or `standby`. */
  charge: string
}

export type PaymentNoticesTable = {
  id: string
  received_at: Instant
  attempt_id: string | null
  verdict: string
  status: string | null
  gateway_uuid: string | null
  fields: Json
  /** Why it was refused; null for matched ones. */
  reason: string | null
  /** What it is about: of a refused one, what it says. */
  claimed_transaction: string | null
  claimed_order: string | null
  /** By the gateway's key, whatever it is about. */
  is_signed: boolean
  /** Of a signed one that was refused: repeated, it is kept once. */
  fingerprint: string | null
}

export type RefundsDueTable = {
  id: string
  order_id: string
  attempt_id: string | null
  cause: string
  amount_pesos: number
  created_at: Instant
  /** Kept by a trigger with the payment back. */
  is_paid: boolean
}

export type InsurancePoliciesTable = {
  order_id: string
  state: string
  commodity: Json
  packaging: Json
  mobilization: Json
  declared_pesos: number
  quote_id: string | null
  policy_number: string | null
  link: string | null
  created_at: Instant
  issued_at: Instant | null
  /** Since its service was cancelled, its cover not begun: to be annulled. */
  unneeded_since: Instant | null
  /** While somebody asks the insurer for it. */
  buying_since: Instant | null
}

export type StandbyTariffsTable = {
  id: string
  /** A Bogotá day. */
  valid_from: string
  hour_pesos: number
  loading_free_hours: number
  unloading_free_hours: number
  created_at: Instant
  created_by: string | null
}

export type StandbyChargesTable = {
  order_id: string
  state: string
  tariff_from: string
  hour_pesos: number
  loading_free_hours: number
  unloading_free_hours: number
  metered_hours: number
  hours: number
  carrier_pesos: number
  vat_pesos: number
  total_pesos: number
  proposed_at: Instant
  objection: string | null
  settled_at: Instant | null
  settled_by: string | null
  reason: string | null
  pay_status: string | null
  pay_transaction: string | null
  paid_at: Instant | null
}

export type JournalTransactionsTable = {
  id: string
  /** Numbers transactions in the sequence of their posting. */
  number: GeneratedAlways<number>
  order_id: string
  event: string
  posted_at: Instant
  actor_id: string | null
  /** The posting of an earlier month that it takes back, corrects or settles, and the first day of that month. */
  refers_to: string | null
  refers_month: string | null
}

/** Only added to, one month after another. */
export type MonthClosingsTable = {
  /** Its first day. */
  month: string
  closed_at: Instant
  closed_by: string
  debit_pesos: number
  credit_pesos: number
  entries: number
}

/** What a month came to when it was closed, per account and event; written with its closing. */
export type MonthClosingSumsTable = {
  month: string
  account: string
  kind: string
  debit_pesos: number
  credit_pesos: number
  entries: number
}

/** A code of the PUC for each account of the journal. */
export type LedgerCodesTable = {
  account: string
  code: string
  set_at: Instant
  set_by: string
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

/** A trigger keeps these sums with every journal entry. */
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

export type TariffEditionsTable = {
  id: string
  /** `costs` or `tolls`. */
  kind: string
  /** A Bogotá day. */
  valid_from: string
  figures: Json
  note: string | null
  created_at: Instant
  created_by: string | null
}

export type VatBaseChangesTable = {
  id: string
  vat_base: string
  /** A Bogotá day. */
  valid_from: string
  created_at: Instant
  created_by: string
  /** Null while its day has not come. */
  applied_at: Instant | null
}
