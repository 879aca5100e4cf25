import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { webhookEvents } from '@arriero/domain/house/integrations'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { keysetPage } from '#database/keyset.ts'

type Query = InputOf<typeof api.integrations.webhooks>['query']
type Webhooks = ReplyOf<typeof api.integrations.webhooks>

type Row = {
  id: string
  url: string
  events: string[]
  is_active: boolean
  stopped_because: 'gone' | 'failing' | null
  created_at: Date
  previous_secret_until: Date | null
  last_delivered_at: Date | null
  failing_since: Date | null
}

const future = (instant: Date | null, now: Date) =>
  instant !== null && instant > now ? instant.toISOString() : null

const columns = sql`w.id, w.url, w.events, w.is_active, w.stopped_because, w.created_at, w.previous_secret_until,
  w.last_delivered_at, w.failing_since`
const ofOwner = ({ actor }: Ctx) => sql`w.user_id = ${actor.id} and w.removed_at is null`

const wire = (row: Row, now: Date): Webhooks['items'][number] => ({
  _id: row.id,
  url: row.url,
  events: webhookEvents.filter((event) => row.events.includes(event)),
  isActive: row.is_active,
  stoppedBecause: row.stopped_because,
  createdAt: row.created_at.toISOString(),
  previousSecretUntil: future(row.previous_secret_until, now),
  lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  failingSince: row.failing_since?.toISOString() ?? null,
})

export const ownWebhooks = async (ctx: Ctx, { q: _q, ...query }: Query): Promise<Webhooks> => {
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select: columns,
      from: sql`webhooks w`,
      where: [ofOwner(ctx)],
      id: sql`w.id`,
      sorts: { createdAt: { by: sql`w.created_at`, type: 'instant' } },
    },
    query,
  )
  return { items: rows.map((row) => wire(row, ctx.now)), ...page }
}

export const ownWebhook = async (ctx: Ctx, id: string): Promise<Webhooks['items'][number] | undefined> => {
  const { rows } = await sql<Row>`
    select ${columns} from webhooks w where w.id = ${id} and ${ofOwner(ctx)}`.execute(ctx.db)
  return rows[0] && wire(rows[0], ctx.now)
}

export const countWebhooks = async ({ db, actor }: Ctx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from webhooks where user_id = ${actor.id} and removed_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export type ListeningWebhook = { id: string; user_id: string; events: string[] }

/** Running webhooks of these accounts, where the account stands. */
export const listening = async (db: Db, userIds: readonly string[]): Promise<ListeningWebhook[]> => {
  if (userIds.length === 0) return []
  const { rows } = await sql<ListeningWebhook>`
    select w.id, w.user_id, w.events from webhooks w join users u on u.id = w.user_id
    where w.user_id in (${sql.join(userIds)}) and w.is_active and w.removed_at is null and u.is_active`.execute(
    db,
  )
  return rows
}
