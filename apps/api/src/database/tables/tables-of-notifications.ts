/** Tables of what people are told and how it reaches them. Part of `tables.ts`. */
import type { ColumnType } from 'kysely'

type Instant = Date
type Json = ColumnType<unknown, string, string>

export type HistoryReadersTable = {
  name: string
  transaction_id: number
  history_id: number
}

export type NotificationsTable = {
  id: string
  user_id: string
  kind: string
  order_id: string | null
  object_id: string | null
  facts: Json
  /** Each person has a key once, so that nobody is told the same thing twice; each month holds to that for itself. */
  once_key: string
  created_at: Instant
  read_at: Instant | null
}

export type PaperRemindersTable = {
  credential_id: string
  days_before: number
  user_id: string
  reminded_on: string
}

export type ReminderDaysTable = {
  day: string
}

export type PushSubscriptionsTable = {
  id: string
  user_id: string
  /** The session it was made in; it ends with it. */
  family_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Instant
}

export type DeliveriesTable = {
  id: string
  channel: string
  notification_id: string | null
  subscription_id: string | null
  /** A letter of its own, until it is settled: it may hold a code. */
  mail: ColumnType<unknown, string | null, string | null> | null
  state: string
  tries: number
  due_at: Instant
  /** After this it is not sent any more. */
  expires_at: Instant
  created_at: Instant
  settled_at: Instant | null
  problem: string | null
  /** Of WhatsApp, beside a notification: until it is settled, it may hold a code. */
  message: ColumnType<unknown, string | null, string | null> | null
  /** What WhatsApp calls it; what it says of it later names it so. */
  sent_as: string | null
  reported: string | null
  reported_at: Instant | null
}

export type NotificationChoicesTable = {
  user_id: string
  topic: string
  channel: string
  is_on: boolean
  changed_at: Instant
}

export type WhatsappNumbersTable = {
  user_id: string
  number: string
  codes_since: Instant
  code_count: number
  code_hash: Buffer | null
  code_expires_at: Instant | null
  wrong_tries: number
  agreed_version: string | null
  agreed_at: Instant | null
}
