/** Tables of what carriers and clients are paid. Part of `tables.ts`. */
import type { ColumnType, GeneratedAlways } from 'kysely'

type Instant = Date
type Json = ColumnType<unknown, string | null, string | null>

/** Editions: never changed once written; of several for one day the last one written counts. */
export type WithholdingRulesTable = {
  id: string
  valid_from: string
  uvt_pesos: number
  /** Rates here and in `industry_rates` are hundred-thousandths. */
  source_rate: number
  source_from_uvt: number
  fopat_rate: number
  fopat_from_kg: number
  /** The legal rule that the figures come from. */
  basis: string
  created_at: Instant
  created_by: string | null
}

export type IndustryRatesTable = {
  id: string
  town_code: string
  valid_from: string
  rate: number
  basis: string
  created_at: Instant
  created_by: string | null
}

export type PayoutBatchesTable = {
  id: string
  number: GeneratedAlways<number>
  state: string
  created_by: string
  created_at: Instant
  reference: string | null
  asked_by: string | null
  asked_at: Instant | null
  paid_by: string | null
  paid_at: Instant | null
  approved_by: string | null
  approved_at: Instant | null
  /** What was made of it for the bank; gone with it. */
  file_ids: string[]
}

export type PayoutsTable = {
  /** Of a service and of a cancellation its order's; a wait, an advance and what is owed anew have their own. */
  id: string
  order_id: string
  carrier_id: string
  kind: string
  state: string
  gross_pesos: number
  /** From here to `net_pesos` and the account: frozen when it is no longer open. */
  withheld_pesos: number | null
  advances_pesos: number | null
  net_pesos: number | null
  lines: Json | null
  earned_at: Instant
  release_on: string
  due_on: string
  bank: string | null
  account_type: string | null
  account_number: string | null
  reference: string | null
  batch_id: string | null
  asked_by: string | null
  asked_at: Instant | null
  paid_by: string | null
  paid_at: Instant | null
  created_at: Instant
  /** Kept back of it for what its carrier owes (`debt_recoveries`); 0 while it is open. */
  deducted_pesos: number
  returned_at: Instant | null
  returned_by: string | null
  /** The bank's reason, in its own words. */
  return_reason: string | null
}

/** Accounts that are new and that somebody of the desk confirmed with their carrier. */
export type AccountChecksTable = {
  carrier_id: string
  /** When the account came into force, as the trail says it. */
  changed_at: Instant
  checked_at: Instant
  checked_by: string
  note: string
}

/** Which file the bank takes, and from which account it is paid: one row. */
export type BankFileSettingsTable = {
  id: string
  layout: string
  payer_document: string
  payer_name: string
  payer_account: string
  payer_account_kind: string
  updated_at: Instant
  updated_by: string
}

/** What the bank answered to a batch, once for each file. */
export type BatchAnswersTable = {
  id: string
  batch_id: string
  name: string
  sha256: string
  text: string
  read_at: Instant
  read_by: string
  paid: number
  returned: number
  other: number
}

/** What a carrier owes: advances beyond what a cancelled service left him. */
export type CarrierDebtsTable = {
  /** The cancelled service that left the debt. */
  order_id: string
  carrier_id: string
  amount_pesos: number
  /** By payouts that were begun or paid. */
  recovered_pesos: number
  created_at: Instant
}

export type DebtRecoveriesTable = {
  payout_id: string
  /** The service that left the debt which this payout repaid. */
  order_id: string
  amount_pesos: number
}

/** What a carrier asks to be paid on the road; it moves no money. */
export type AdvanceRequestsTable = {
  id: string
  order_id: string
  carrier_id: string
  value_pesos: number
  state: string
  asked_by: string
  asked_at: Instant
  ended_at: Instant | null
  ended_by: string | null
  reason: string | null
  /** The advance that answered it. */
  payout_id: string | null
}

export type RefundsTable = {
  /** The id of its row in `refunds_due`. */
  id: string
  order_id: string
  amount_pesos: number
  state: string
  reference: string
  asked_by: string
  asked_at: Instant
  paid_by: string | null
  paid_at: Instant | null
  /** As it is compared with others; null of older rows. */
  reference_key: string | null
  evidence_id: string | null
  /** `hand`, `gateway` or `transfer`. */
  way: string
}

/** One try at giving money back through the gateway. */
export type GatewayRefundsTable = {
  id: string
  refund_id: string
  order_id: string
  attempt_id: string
  /** The gateway's own name of the payment. */
  payment_id: string
  amount_pesos: number
  state: string
  /** The gateway's own name of what it gave back. */
  credit_id: string | null
  /** Why it did not, by its own code. */
  code: string | null
  message: string | null
  remedy: string | null
  asked_by: string
  asked_at: Instant
  sent_at: Instant | null
  look_at: Instant | null
  ended_at: Instant | null
}

/** Where a client wants his money; all of it is empty until he said so. */
export type RefundAccountsTable = {
  refund_id: string
  asked_by: string
  asked_at: Instant
  bank: string | null
  account_type: string | null
  account_number: string | null
  holder: string | null
  /** Of the holder, as the bank knows him. */
  document: string | null
  given_at: Instant | null
}

/** A refund that was recorded as paid and came back. */
export type RefundRejectionsTable = {
  id: string
  refund_id: string
  reference: string
  reference_key: string
  evidence_id: string | null
  paid_by: string | null
  paid_at: Instant
  rejected_by: string
  rejected_at: Instant
  reason: string
}
