/** Tables of an order's life: the order itself, its offers, what happened to it and how it ended. Part of `tables.ts`. */
import type { ColumnType, GeneratedAlways } from 'kysely'

type Instant = Date
type Json = ColumnType<unknown, string, string>

export type OrdersTable = {
  id: string
  status: number
  client_id: string
  carrier_id: string | null
  driver_id: string | null
  vehicle_id: string | null
  offer_id: string | null
  type_load_id: string
  vehicle_type_id: string
  origin_name: string
  origin_code: string
  origin_latitude: number
  origin_longitude: number
  origin_exact: boolean
  destination_name: string
  destination_code: string
  destination_latitude: number
  destination_longitude: number
  destination_exact: boolean
  distance_km: number
  distance_method: string
  route_line: Json
  /** What the way passes and is made of, as contract/places/route-shape.ts tells it; null of services from before it was kept. */
  route_facts: Json | null
  reservation_at: Instant
  planned_end_at: Instant
  /** When it promised to be at its unloading; null before a driver is named. */
  promised_at: Instant | null
  /** What that was reckoned from, as domain/arrival/expected.ts tells it. */
  promised: Json | null
  high: string
  weight: string
  width: string
  volume: string | null
  bottom: string | null
  pieces: string | null
  weight_kg: number
  description: string | null
  image_ids: string[]
  delivery_code: string | null
  delivery_code_tries: number
  client_price: number | null
  suggested_pesos: number | null
  /** What the carrier may not earn less than: the ministry's own figure; null where it has none. */
  floor_pesos: number | null
  /** What the trip costs by the ministry's model, official or estimated; null where it was never reckoned. */
  reference_pesos: number | null
  /** What that stands on, as contract/orders/reference-shape.ts tells it. */
  reference: Json | null
  profit_bp: number | null
  vat_bp: number | null
  insurance_bp: number | null
  insurer_share_bp: number | null
  vat_base: string | null
  carrier_pesos: number | null
  platform_pesos: number | null
  net_pesos: number | null
  vat_pesos: number | null
  client_pesos: number | null
  declared_pesos: number | null
  premium_pesos: number | null
  premium_cost_pesos: number | null
  premium_vat_pesos: number | null
  policy_link: string | null
  total_pesos: number | null
  pay_status: string | null
  pay_transaction: string | null
  order_pay: string | null
  paid_at: Instant | null
  /** Since when the payment that counted is lost, with the truck already on its way. */
  payment_lost_at: Instant | null
  pay_until: Instant | null
  taken_at: Instant | null
  on_the_way_at: Instant | null
  is_in_position: boolean
  in_position_at: Instant | null
  /** Since when the truck waits to be loaded, where the driver who reported it was relieved. */
  waiting_since_at: Instant | null
  loading_start_at: Instant | null
  trip_start_at: Instant | null
  arrived_at: Instant | null
  unloading_start_at: Instant | null
  finish_at: Instant | null
  support_document_id: string | null
  delivery_image_ids: string[]
  cancelled_at: Instant | null
  cancel_cause: string | null
  cancel_reason: string | null
  approved_at: Instant | null
  /** The last time staff reminded its carrier that nobody is named to drive it. */
  reminded_at: Instant | null
  reminded_by: string | null
  /** The last time staff asked the carriers who offered for it, and its client, to go on. */
  proposed_at: Instant | null
  proposed_by: string | null
  /** Of the charge for waiting, `paid` once it is; null while there is none. */
  standby_state: string | null
  client_stars: number | null
  carrier_stars: number | null
  search: string
  /** Places only: what a carrier may find before he knows whose cargo it is. */
  open_search: string
  created_at: Instant
  version: number
}

export type OrderHistoryTable = {
  id: GeneratedAlways<number>
  order_id: string
  act: string
  actor_id: string | null
  at: Instant
  recorded_at: Instant
  is_time_verified: boolean
  device_at: Instant | null
  latitude: number | null
  longitude: number | null
  reason: string | null
  details: Json
  /** Of the transaction that wrote it; null before this was kept. */
  transaction_id: GeneratedAlways<number> | null
}

export type OffersTable = {
  id: string
  order_id: string
  carrier_id: string
  state: string
  is_offer: boolean
  description: string | null
  counter_description: string | null
  carrier_pesos: number
  platform_pesos: number
  net_pesos: number
  vat_pesos: number
  client_pesos: number
  counter_carrier_pesos: number | null
  counter_platform_pesos: number | null
  counter_net_pesos: number | null
  counter_vat_pesos: number | null
  counter_client_pesos: number | null
  profit_bp: number
  vat_bp: number
  insurance_bp: number
  insurer_share_bp: number
  vat_base: string
  carrier_rounds: number
  client_rounds: number
  expires_at: Instant
  created_at: Instant
}

export type CancellationsTable = {
  id: string
  order_id: string
  user_id: string | null
  /** Of who did it; null where the service ended by itself. */
  role: string | null
  cause: string
  description: string
  fee_pesos: number
  vat_pesos: number
  refund_pesos: number
  carrier_pesos: number
  /** Of the policy, what was not given back. */
  insurance_kept_pesos: number
  created_at: Instant
  search: string
}

export type RatingsTable = {
  id: string
  order_id: string
  direction: string
  rater_id: string
  stars: number
  description: string | null
  created_at: Instant
}

export type WaiversTable = {
  id: string
  order_id: string
  driver_id: string
  vehicle_id: string
  gate: string
  reason: string
  granted_by: string
  created_at: Instant
  expires_at: Instant
}

/** What a carrier keeps or hides on its board. */
export type LoadMarksTable = {
  carrier_id: string
  order_id: string
  mark: string
  until_at: Instant | null
  while_price: number | null
  made_at: Instant
}
