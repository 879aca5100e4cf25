/** Tables of accounts on their way into the house. Part of `tables.ts`. */
import type { ColumnType } from 'kysely'

type Instant = Date

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
  /** Mails sent for it. */
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
