/** The tables as Kysely sees them; a test compares this file with the database. */
import type { ColumnType, GeneratedAlways } from 'kysely'
import type {
  AuditSealsTable,
  AuditTrailTable,
  ExportsTable,
  LegalDocumentsTable,
  LegalDocumentVersionsTable,
  SetupCodesTable,
  SupportAnswersTable,
  SupportRequestsTable,
  TableViewDefaultsTable,
  TableViewsTable,
  TalliesTable,
} from './tables-of-the-house.ts'
import type {
  ArrivalProposalsTable,
  DeviceTokensTable,
  LastPositionsTable,
  PositionsTable,
  TrackingAlertsTable,
  TrackingLinksTable,
} from './tables-of-tracking.ts'
import type {
  DeliveriesTable,
  HistoryReadersTable,
  NotificationsTable,
  PaperRemindersTable,
  PushSubscriptionsTable,
  ReminderDaysTable,
} from './tables-of-notifications.ts'
import type { DriverInvitationsTable, RegistrationsTable } from './tables-of-registration.ts'

type Instant = Date
type Json = ColumnType<unknown, string, string>

export type SettingsTable = {
  key: string
  value: Json
  updated_at: Instant
}

export type FilesTable = {
  id: string
  owner_id: string
  kind: string
  media_type: string
  sha256: string
  size_bytes: number
  state: string
  object_kind: string | null
  object_id: string | null
  created_at: Instant
}

export type UsersTable = {
  id: string
  role: string
  name: string
  email: string
  email_key: string
  identification: string
  cell_phone: string
  password_hash: string
  image_id: string | null
  is_active: boolean
  validation: string
  is_available: boolean
  enterprise_id: string | null
  base_place_code: string | null
  bank: string | null
  account_type: string | null
  account_number: string | null
  score_sum: number
  score_count: number
  finished_count: number
  /** Services a carrier gave back. */
  released_count: number
  order_count: number
  total_pesos: number
  search: string
  created_at: Instant
  /** What staff asks to be corrected; only while `validation` is `returned`. */
  validation_note: string | null
  /** One more with each change of the account by a person. */
  version: number
  birth_on: string | null
  address: string | null
}

export type SessionsTable = {
  token_hash: Buffer
  family_id: string
  user_id: string
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  idle_ms: number
  ended_at: Instant | null
}

export type RememberTokensTable = {
  token_hash: Buffer
  family_id: string
  user_id: string
  created_at: Instant
  expires_at: Instant
  rotated_at: Instant | null
}

export type LoginFailuresTable = {
  key: string
  at: Instant
}

export type LiveTicketsTable = {
  token_hash: Buffer
  session_hash: Buffer
  expires_at: Instant
}

export type ConsentsTable = {
  id: GeneratedAlways<number>
  user_id: string
  kind: string
  version: string
  is_given: boolean
  channel: string
  at: Instant
}

export type IdempotencyKeysTable = {
  user_id: string
  route: string
  key: string
  body_hash: string
  status: number | null
  reply: ColumnType<unknown, string | null, string | null>
  created_at: Instant
}

export type TypeLoadsTable = {
  id: string
  name: string
  needs_permission: boolean
  position: number
}

export type VehicleTypesTable = {
  id: string
  key: string
  name: string
  position: number
}

export type BrandsTable = {
  id: string
  name: string
}

export type BodyWorksTable = {
  id: string
  key: string
  name: string
}

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

export type VehiclesTable = {
  id: string
  owner_id: string
  license_plate: string
  trailer_plate: string | null
  vehicle_type_id: string
  body_work_id: string
  brand_id: string
  model: string
  capacity_kg: number
  capacity_text: string
  service: string
  registered_on: string
  image_ids: string[]
  is_active: boolean
  /** Counts staff's reviews. */
  version: number
  search: string
  created_at: Instant
}

export type VehicleTypeLoadsTable = {
  vehicle_id: string
  type_load_id: string
}

export type CredentialsTable = {
  id: string
  user_id: string | null
  vehicle_id: string | null
  kind: string
  name: string
  type_load_id: string | null
  category: string | null
  issued_on: string | null
  expires_on: string | null
  is_active: boolean
  /** In force: the one that counts. */
  is_latest: boolean
  /** A newer version that takes its place once staff has validated it. */
  is_waiting: boolean
  image_ids: string[]
  created_at: Instant
}

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
  reservation_at: Instant
  planned_end_at: Instant
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

export type Tables = {
  settings: SettingsTable
  files: FilesTable
  users: UsersTable
  sessions: SessionsTable
  remember_tokens: RememberTokensTable
  login_failures: LoginFailuresTable
  live_tickets: LiveTicketsTable
  setup_codes: SetupCodesTable
  consents: ConsentsTable
  registrations: RegistrationsTable
  driver_invitations: DriverInvitationsTable
  idempotency_keys: IdempotencyKeysTable
  audit_trail: AuditTrailTable
  audit_seals: AuditSealsTable
  legal_documents: LegalDocumentsTable
  legal_document_versions: LegalDocumentVersionsTable
  support_requests: SupportRequestsTable
  support_answers: SupportAnswersTable
  type_loads: TypeLoadsTable
  vehicle_types: VehicleTypesTable
  brands: BrandsTable
  body_works: BodyWorksTable
  rates: RatesTable
  vehicles: VehiclesTable
  vehicle_type_loads: VehicleTypeLoadsTable
  credentials: CredentialsTable
  orders: OrdersTable
  order_history: OrderHistoryTable
  offers: OffersTable
  payment_attempts: PaymentAttemptsTable
  payment_notices: PaymentNoticesTable
  refunds_due: RefundsDueTable
  insurance_policies: InsurancePoliciesTable
  cancellations: CancellationsTable
  ratings: RatingsTable
  waivers: WaiversTable
  positions: PositionsTable
  last_positions: LastPositionsTable
  device_tokens: DeviceTokensTable
  tracking_links: TrackingLinksTable
  arrival_proposals: ArrivalProposalsTable
  tracking_alerts: TrackingAlertsTable
  table_views: TableViewsTable
  table_view_defaults: TableViewDefaultsTable
  exports: ExportsTable
  tallies: TalliesTable
  history_readers: HistoryReadersTable
  notifications: NotificationsTable
  paper_reminders: PaperRemindersTable
  reminder_days: ReminderDaysTable
  push_subscriptions: PushSubscriptionsTable
  deliveries: DeliveriesTable
}
