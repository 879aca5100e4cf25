/** Tables of the conversation of a service. Part of `tables.ts`. */
type Instant = Date

export type MessageThreadsTable = {
  order_id: string
  /** Held while a message is added; the number of the newest one. */
  last_position: number
  last_at: Instant
  /** Its words are gone, since its time is over. */
  erased_at: Instant | null
}

export type MessagesTable = {
  id: string
  order_id: string
  /** Counts up in its conversation, without a gap. */
  position: number
  /** `notice`: that staff reads along. */
  kind: string
  part: string
  author_id: string
  /** As its writer's browser named it; null of a notice. */
  client_id: string | null
  body: string | null
  image_ids: string[]
  latitude: number | null
  longitude: number | null
  /** A telephone, an e-mail or an account was hidden before it was kept. */
  is_masked: boolean
  /** Of a notice: the PQR for which staff reads. */
  request_id: string | null
  /** By the clock of the phone it may have waited in. */
  written_at: Instant
  created_at: Instant
  /** Its author left; it stays only as long as a PQR needs it. */
  is_leaving: boolean
  erased_at: Instant | null
}

export type MessageMarksTable = {
  order_id: string
  user_id: string
  read_position: number
  read_at: Instant | null
  unread: number
  unread_since: Instant | null
  /** When his bell rang last for what he has not read. */
  told_at: Instant | null
  /** Up to where a letter has told of it. */
  mailed_position: number
}

export type OrderNotesTable = {
  id: string
  /** Of a service, or of a PQR. */
  order_id: string | null
  request_id: string | null
  author_id: string
  body: string | null
  created_at: Instant
  changed_at: Instant | null
  removed_at: Instant | null
  erased_at: Instant | null
}

export type OrderNoteMentionsTable = {
  note_id: string
  user_id: string
}

export type MessageOpeningsTable = {
  request_id: string
  user_id: string
  order_id: string
  opened_at: Instant
}
