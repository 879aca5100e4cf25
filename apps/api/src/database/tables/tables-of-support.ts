/** Tables of what comes in by mail and of how the desk answers. Part of `tables.ts`. */
import type { ColumnType } from 'kysely'

type Instant = Date
type Json = ColumnType<unknown, string, string>

export type SupportRepliesTable = {
  id: string
  request_id: string
  author_id: string
  body: string
  is_cut: boolean
  files: Json
  from_address: string | null
  created_at: Instant
}

export type SupportMailsTable = {
  id: string
  /** Its own name, as its sender's program gave it. */
  message_id: string
  received_at: Instant
  from_address: string | null
  from_name: string | null
  subject: string | null
  body: string | null
  is_cut: boolean
  files: Json
  request_id: string | null
  user_id: string | null
  /** `answered`: it joined its request by itself; `ignored`: nobody wrote it. */
  state: string
  reason: string | null
  settled_by: string | null
  settled_at: Instant | null
  erased_at: Instant | null
}

export type ReplyTemplatesTable = {
  id: string
  name: string
  body: string
  changed_by: string
  created_at: Instant
  changed_at: Instant
}
