/** The tables as Kysely sees them; a test compares this file with the database. */
import type {
  AuditSealsTable,
  AuditTrailTable,
  HouseBrandTable,
  SettingsTable,
  FilesTable,
  IdempotencyKeysTable,
  ExportsTable,
  LegalDocumentsTable,
  LegalDocumentVersionsTable,
  SetupCodesTable,
  CallCountsTable,
  KeptReconciliationTable,
  RunningReconciliationTable,
  LiveNodesTable,
  LiveSocketsTable,
  SandboxKeptTable,
  SupportAnswersTable,
  SupportRequestsTable,
  TableViewDefaultsTable,
  InboxItemsTable,
  InboxNotesTable,
  TableViewsTable,
  TalliesTable,
} from './tables-of-the-house.ts'
import type {
  ApiKeysTable,
  WebhookDeliveriesTable,
  WebhooksTable,
  WebhookTriesTable,
} from './tables-of-integrations.ts'
import type {
  ArrivalProposalsTable,
  DeviceTokensTable,
  LaneTripsTable,
  LastPositionsTable,
  PositionsTable,
  TrackingAlertsTable,
  TrackingLinksTable,
} from './tables-of-tracking.ts'
import type { MarginFactsTable, MarginQueueTable, MarginTalliesTable } from './tables-of-margins.ts'
import type { ReplyTemplatesTable, SupportMailsTable, SupportRepliesTable } from './tables-of-support.ts'
import type {
  MessageMarksTable,
  MessageOpeningsTable,
  MessagesTable,
  MessageThreadsTable,
  OrderNoteMentionsTable,
  OrderNotesTable,
} from './tables-of-messages.ts'
import type {
  DeliveriesTable,
  HistoryReadersTable,
  NotificationChoicesTable,
  NotificationsTable,
  PaperRemindersTable,
  PushSubscriptionsTable,
  ReminderDaysTable,
  WhatsappNumbersTable,
} from './tables-of-notifications.ts'
import type {
  BackupCodesTable,
  InstallationKeysTable,
  KeptIdentitiesTable,
  PayAccountChangesTable,
  RecoveriesTable,
  SecondFactorsTable,
  DriverInvitationsTable,
  RegistrationsTable,
  UsersTable,
  SessionsTable,
  RememberTokensTable,
  LoginFailuresTable,
  LiveTicketsTable,
  ConsentsTable,
} from './tables-of-people.ts'
import type {
  TariffEditionsTable,
  VatBaseChangesTable,
  JournalBacklogTable,
  JournalEntriesTable,
  JournalTalliesTable,
  JournalTransactionsTable,
  LedgerCodesTable,
  MonthClosingsTable,
  MonthClosingSumsTable,
  OrderBalancesTable,
  OrderBooksTable,
  RatesTable,
  PaymentAttemptsTable,
  PaymentNoticesTable,
  RefundsDueTable,
  InsurancePoliciesTable,
  StandbyChargesTable,
  StandbyTariffsTable,
} from './tables-of-money.ts'
import type {
  AccountPrintsTable,
  DeviceSightingsTable,
  PicturePrintsTable,
  SignalDecisionsTable,
  SignalEvidenceTable,
  SignalPlacesTable,
  SignalsTable,
} from './tables-of-signals.ts'
import type {
  TypeLoadsTable,
  VehicleTypesTable,
  BrandsTable,
  BodyWorksTable,
  VehiclesTable,
  VehicleTypeLoadsTable,
  CredentialsTable,
  PaperJudgementsTable,
  PaperRequestsTable,
} from './tables-of-vehicles.ts'
import type {
  OrdersTable,
  OrderHistoryTable,
  LoadMarksTable,
  OffersTable,
  CancellationsTable,
  RatingsTable,
  WaiversTable,
} from './tables-of-orders.ts'
import type {
  LaneAlertDaysTable,
  LaneAlertsTable,
  LaneAlertTimesTable,
  SavedLanesTable,
} from './tables-of-lanes.ts'
import type {
  OrderContactsTable,
  OrderImportRowsTable,
  OrderImportsTable,
  OrderReferencesTable,
  OrderTemplatesTable,
  RecurringOccurrencesTable,
  RecurringOrdersTable,
  SavedPlacesTable,
} from './tables-of-volume.ts'
import type {
  AdvanceRequestsTable,
  AccountChecksTable,
  BankFileSettingsTable,
  BatchAnswersTable,
  CarrierDebtsTable,
  DebtRecoveriesTable,
  IndustryRatesTable,
  PayoutBatchesTable,
  PayoutsTable,
  RefundAccountsTable,
  RefundRejectionsTable,
  GatewayRefundsTable,
  RefundsTable,
  WithholdingRulesTable,
} from './tables-of-payouts.ts'

export type Tables = {
  settings: SettingsTable
  files: FilesTable
  users: UsersTable
  sessions: SessionsTable
  remember_tokens: RememberTokensTable
  login_failures: LoginFailuresTable
  live_tickets: LiveTicketsTable
  setup_codes: SetupCodesTable
  call_counts: CallCountsTable
  sandbox_kept: SandboxKeptTable
  kept_reconciliation: KeptReconciliationTable
  running_reconciliation: RunningReconciliationTable
  live_nodes: LiveNodesTable
  live_sockets: LiveSocketsTable
  consents: ConsentsTable
  registrations: RegistrationsTable
  driver_invitations: DriverInvitationsTable
  recoveries: RecoveriesTable
  second_factors: SecondFactorsTable
  backup_codes: BackupCodesTable
  installation_keys: InstallationKeysTable
  pay_account_changes: PayAccountChangesTable
  kept_identities: KeptIdentitiesTable
  idempotency_keys: IdempotencyKeysTable
  audit_trail: AuditTrailTable
  audit_seals: AuditSealsTable
  legal_documents: LegalDocumentsTable
  legal_document_versions: LegalDocumentVersionsTable
  support_requests: SupportRequestsTable
  support_answers: SupportAnswersTable
  support_replies: SupportRepliesTable
  support_mails: SupportMailsTable
  reply_templates: ReplyTemplatesTable
  type_loads: TypeLoadsTable
  vehicle_types: VehicleTypesTable
  brands: BrandsTable
  body_works: BodyWorksTable
  rates: RatesTable
  vat_base_changes: VatBaseChangesTable
  tariff_editions: TariffEditionsTable
  vehicles: VehiclesTable
  vehicle_type_loads: VehicleTypeLoadsTable
  credentials: CredentialsTable
  paper_judgements: PaperJudgementsTable
  paper_requests: PaperRequestsTable
  orders: OrdersTable
  order_history: OrderHistoryTable
  offers: OffersTable
  load_marks: LoadMarksTable
  saved_places: SavedPlacesTable
  saved_lanes: SavedLanesTable
  lane_alert_times: LaneAlertTimesTable
  lane_alert_days: LaneAlertDaysTable
  lane_alerts: LaneAlertsTable
  order_contacts: OrderContactsTable
  order_templates: OrderTemplatesTable
  order_imports: OrderImportsTable
  order_import_rows: OrderImportRowsTable
  order_references: OrderReferencesTable
  recurring_orders: RecurringOrdersTable
  recurring_occurrences: RecurringOccurrencesTable
  payment_attempts: PaymentAttemptsTable
  payment_notices: PaymentNoticesTable
  refunds_due: RefundsDueTable
  insurance_policies: InsurancePoliciesTable
  withholding_rules: WithholdingRulesTable
  industry_rates: IndustryRatesTable
  payout_batches: PayoutBatchesTable
  advance_requests: AdvanceRequestsTable
  account_checks: AccountChecksTable
  bank_file_settings: BankFileSettingsTable
  batch_answers: BatchAnswersTable
  payouts: PayoutsTable
  carrier_debts: CarrierDebtsTable
  debt_recoveries: DebtRecoveriesTable
  refund_rejections: RefundRejectionsTable
  gateway_refunds: GatewayRefundsTable
  refund_accounts: RefundAccountsTable
  refunds: RefundsTable
  standby_charges: StandbyChargesTable
  standby_tariffs: StandbyTariffsTable
  journal_transactions: JournalTransactionsTable
  journal_entries: JournalEntriesTable
  journal_tallies: JournalTalliesTable
  journal_backlog: JournalBacklogTable
  order_balances: OrderBalancesTable
  order_books: OrderBooksTable
  month_closings: MonthClosingsTable
  month_closing_sums: MonthClosingSumsTable
  ledger_codes: LedgerCodesTable
  cancellations: CancellationsTable
  ratings: RatingsTable
  waivers: WaiversTable
  positions: PositionsTable
  last_positions: LastPositionsTable
  lane_trips: LaneTripsTable
  device_tokens: DeviceTokensTable
  tracking_links: TrackingLinksTable
  arrival_proposals: ArrivalProposalsTable
  tracking_alerts: TrackingAlertsTable
  inbox_items: InboxItemsTable
  inbox_notes: InboxNotesTable
  signals: SignalsTable
  signal_evidence: SignalEvidenceTable
  signal_decisions: SignalDecisionsTable
  signal_places: SignalPlacesTable
  account_prints: AccountPrintsTable
  device_sightings: DeviceSightingsTable
  picture_prints: PicturePrintsTable
  table_views: TableViewsTable
  table_view_defaults: TableViewDefaultsTable
  exports: ExportsTable
  tallies: TalliesTable
  margin_facts: MarginFactsTable
  margin_tallies: MarginTalliesTable
  margin_queue: MarginQueueTable
  history_readers: HistoryReadersTable
  message_marks: MessageMarksTable
  message_openings: MessageOpeningsTable
  message_threads: MessageThreadsTable
  messages: MessagesTable
  order_notes: OrderNotesTable
  order_note_mentions: OrderNoteMentionsTable
  notifications_by_month: NotificationsTable
  notification_choices: NotificationChoicesTable
  whatsapp_numbers: WhatsappNumbersTable
  paper_reminders: PaperRemindersTable
  reminder_days: ReminderDaysTable
  push_subscriptions: PushSubscriptionsTable
  deliveries: DeliveriesTable
  api_keys: ApiKeysTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_tries: WebhookTriesTable
  house_brand: HouseBrandTable
}
