/** Tables of what the platform itself keeps: its papers, what people ask of it, the seals of its trail. Part of `tables.ts`. */
import type { ColumnType, GeneratedAlways } from 'kysely'

type Instant = Date
type Json = ColumnType<unknown, string, string>

export type AuditTrailTable = {
  id: GeneratedAlways<number>
  at: Instant
  actor_id: string | null
  act: string
  object_kind: string
  object_id: string | null
  details: Json
  /** Set once, by the job that seals the audit trail. */
  seal_number: GeneratedAlways<number> | null
}

export type AuditSealsTable = {
  number: number
  row_count: number
  batch_hash: Buffer
  previous_hash: Buffer
  hash: Buffer
  sealed_at: Instant
}

export type LegalDocumentsTable = {
  id: string
  name: string
  visible: string[]
  is_active: boolean
  search: string
  created_at: Instant
  updated_at: Instant
}

export type LegalDocumentVersionsTable = {
  document_id: string
  version: number
  file_id: string
  created_at: Instant
  created_by: string
}

export type SupportRequestsTable = {
  id: string
  number: GeneratedAlways<number>
  user_id: string
  filed_by: string
  order_id: string | null
  kind: string
  subject: string
  description: string
  status: string
  response: string | null
  due_on: string
  solved_at: Instant | null
  search: string
  created_at: Instant
  updated_at: Instant
  assignee_id: string | null
  assigned_at: Instant | null
  /** Its person wrote since the last answer. */
  replied_at: Instant | null
  /** Stands in what goes out to its person. */
  reply_token: GeneratedAlways<string>
}

export type SupportAnswersTable = {
  id: GeneratedAlways<number>
  request_id: string
  by_id: string
  response: string
  status: string
  created_at: Instant
}

export type TalliesTable = {
  kind: string
  day: string
  /** The order's status; null where it is not orders that are counted. */
  status: number | null
  amount: number
  pesos: number
}

/** Who has what waits for staff, and until when it is put off. */
export type InboxItemsTable = {
  subject_id: string
  owner_id: string | null
  owned_at: Instant | null
  snoozed_by: string | null
  snoozed_at: Instant | null
  snoozed_until: Instant | null
  /** What it waited for then. */
  snoozed_causes: string[]
}

export type InboxNotesTable = {
  id: string
  subject_id: string
  author_id: string
  /** Empty where a call says all. */
  body: string
  created_at: Instant
  /** Whom the author called, and what came of it; both or none. */
  called_id: string | null
  call_outcome: string | null
}

export type TableViewsTable = {
  id: string
  owner_id: string
  list: string
  name: string
  /** The role of its owner when he shared it. */
  shared_role: string | null
  state: ColumnType<unknown, string, string>
  created_at: Instant
  updated_at: Instant
}

export type TableViewDefaultsTable = {
  user_id: string
  list: string
  view_id: string
}

export type ExportsTable = {
  id: string
  owner_id: string
  list: string
  query: ColumnType<unknown, string, string>
  /** Keys of the columns wanted; none means all of the list's. */
  columns: string[]
  state: string
  row_count: number
  file_id: string | null
  error: string | null
  created_at: Instant
  started_at: Instant | null
  finished_at: Instant | null
}

export type SetupCodesTable = {
  code_hash: Buffer
  /** Null where an earlier release made it. */
  sealed_code: string | null
  created_at: Instant
  expires_at: Instant
  wrong_tries: number
}

/** Of callers in their running minute, on all nodes. */
export type CallCountsTable = {
  place: Buffer
  calls: number
  ends_at: Instant
}

/** One row at most: the last answer. */
export type KeptReconciliationTable = {
  id: boolean
  at: Instant
  answer: Json
}

/** One row at most: while everything is read, and where that failed. */
export type RunningReconciliationTable = {
  id: boolean
  begun_at: Instant
  told_at: Instant
  share: number
  failed_at: Instant | null
}

/** Nodes that live. */
export type LiveNodesTable = {
  node: string
  beat_at: Instant
}

/** Of a person, on one node. */
export type LiveSocketsTable = {
  user_id: string
  node: string
  sockets: number
}

/** What the sandboxes of outside services were sent. */
export type SandboxKeptTable = {
  drawer: string
  id: string
  place: GeneratedAlways<number>
  content: Json
}

export type SettingsTable = {
  key: string
  value: Json
  updated_at: Instant
}

/** One row at most: the name, the colour and the logo that administrators chose. */
export type HouseBrandTable = {
  id: boolean
  name: string
  /** `#14684a`; null: the product's own. */
  color: string | null
  accent: string | null
  /** A PNG that the server drew anew from the upload. */
  logo: Buffer | null
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

export type IdempotencyKeysTable = {
  user_id: string
  route: string
  key: string
  body_hash: string
  status: number | null
  reply: ColumnType<unknown, string | null, string | null>
  created_at: Instant
}
