/** Tables of rates, payments, refunds and policies. Part of `tables.ts`. */
import type { ColumnType } from 'kysely'

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
}

export type PaymentNoticesTable = {
  id: string
  received_at: Instant
  attempt_id: string | null
  verdict: string
  status: string | null
  gateway_uuid: string | null
  fields: Json
}

export type RefundsDueTable = {
  id: string
  order_id: string
  attempt_id: string | null
  cause: string
  amount_pesos: number
  created_at: Instant
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
}
