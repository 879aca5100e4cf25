/** Tables of who has an account, how he comes in, and what he keeps. Part of `tables.ts`. */
import type { GeneratedAlways, ColumnType } from 'kysely'

type Instant = Date

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
  /** He left: nothing here is his any more. */
  deleted_at: Instant | null
  /** Staff has a paper of his, or of one of his vehicles, still to look at: kept by a trigger on the papers. */
  has_papers_to_judge: GeneratedAlways<boolean>
  /** When he first kept a view of a list, whether or not it is still there. */
  kept_view_at: Instant | null
}

export type SessionsTable = {
  token_hash: Buffer
  family_id: string
  user_id: string
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  browser: string | null
  system: string | null
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

export type RegistrationsTable = {
  id: string
  role: string
  name: string
  email: string
  email_key: string
  identification: string
  cell_phone: string
  password_hash: string
  birth_on: string | null
  address: string
  base_place_code: string | null
  /** Kind → version of the words agreed to. */
  consents: ColumnType<unknown, string, string>
  /** Mails with a code that were sent for this registration. */
  mail_count: number
  code_hash: Buffer | null
  code_expires_at: Instant | null
  wrong_tries: number
  created_at: Instant
}

export type DriverInvitationsTable = {
  driver_id: string
  asked_at: Instant
  /** Null until it is mailed, and again once it was used. */
  code_hash: Buffer | null
  expires_at: Instant | null
  accepted_at: Instant | null
}

export type RecoveriesTable = {
  /** What its job is told, so that no address travels. */
  id: string
  email_key: string
  asked_at: Instant
  /** Null until a mail goes out, where there is no account, and once it was used. */
  code_hash: Buffer | null
  code_expires_at: Instant | null
  wrong_tries: number
}

export type SecondFactorsTable = {
  user_id: string
  /** Readable with this installation's key only. */
  sealed_secret: string
  begun_at: Instant
  /** Null until the first right code: nothing is asked for before. */
  confirmed_at: Instant | null
  /** Of the last code that was used: none is good twice. */
  last_step: number
}

export type BackupCodesTable = {
  user_id: string
  code_hash: Buffer
}

/** Of the data folder's keys, by the file each stands in. */
export type InstallationKeysTable = {
  name: string
  fingerprint: string
  kept_at: Instant
}

export type PayAccountChangesTable = {
  user_id: string
  bank: string
  account_type: string
  account_number: string
  asked_at: Instant
  counts_from: Instant
}

/** Names and accounts of people who left, kept for the books alone. */
export type KeptIdentitiesTable = {
  user_id: string
  name: string
  identification: string
  /** Where he was paid; all three or none. */
  bank: string | null
  account_type: string | null
  account_number: string | null
  kept_until: Instant
}
