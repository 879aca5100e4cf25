/** Tables of a company's own systems. Part of `tables.ts`. */
type Instant = Date

export type ApiKeysTable = {
  id: string
  user_id: string
  /** Of the account when the key was made: with another role it holds no more. */
  role: string
  name: string
  key_hash: Buffer
  ending: string
  scopes: string[]
  created_at: Instant
  expires_at: Instant | null
  last_used_at: Instant | null
  ended_at: Instant | null
}

export type WebhooksTable = {
  id: string
  user_id: string
  url: string
  events: string[]
  is_active: boolean
  stopped_because: string | null
  /** Secrets are made from it and never stored. */
  secret_version: number
  previous_secret_until: Instant | null
  last_delivered_at: Instant | null
  failing_since: Instant | null
  created_at: Instant
  removed_at: Instant | null
}

export type WebhookDeliveriesTable = {
  id: string
  webhook_id: string
  user_id: string
  event: string
  /** Each webhook has a key once, so that nothing is delivered to it twice. */
  once_key: string
  /** The bytes that are signed. */
  body: string
  state: string
  /** Counted from zero when somebody asks for the delivery again. */
  tries: number
  due_at: Instant
  last_status: number | null
  last_problem: string | null
  created_at: Instant
  settled_at: Instant | null
}

export type WebhookTriesTable = {
  delivery_id: string
  number: number
  at: Instant
  status: number | null
  problem: string | null
  duration_ms: number
}
