/** What was sent, for its owner; and what is to be sent, for who sends it. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { DeliveryState, TryProblem } from '@arriero/contract/house/integrations'
import type { testEvent, WebhookEvent } from '@arriero/domain/house/integrations'
import { sql } from 'kysely'
import type { Ctx, OpenCtx } from '#context.ts'
import { keysetPage } from '#database/keyset.ts'
import { fail } from '#http/app-error.ts'

type Query = InputOf<typeof api.integrations.deliveries>['query']
type Deliveries = ReplyOf<typeof api.integrations.deliveries>
type Detail = ReplyOf<typeof api.integrations.delivery>

type Row = {
  id: string
  webhook_id: string
  url: string
  event: WebhookEvent | typeof testEvent
  state: DeliveryState
  tries: number
  due_at: Date
  last_status: number | null
  last_problem: TryProblem | null
  created_at: Date
  settled_at: Date | null
}

const columns = sql`d.id, d.webhook_id, w.url, d.event, d.state, d.tries, d.due_at, d.last_status, d.last_problem, d.created_at,
  d.settled_at`
const source = sql`webhook_deliveries d join webhooks w on w.id = d.webhook_id`

const shaped = (row: Row): Deliveries['items'][number] => ({
  _id: row.id,
  webhook: { _id: row.webhook_id, url: row.url },
  event: row.event,
  state: row.state,
  tries: row.tries,
  lastStatus: row.last_status,
  lastProblem: row.last_problem,
  createdAt: row.created_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  nextTryAt: row.state === 'waiting' ? row.due_at.toISOString() : null,
})

export const ownDeliveries = async (
  ctx: Ctx,
  { q: _q, webhookId, state, ...query }: Query,
): Promise<Deliveries> => {
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select: columns,
      from: source,
      countFrom: sql`webhook_deliveries d`,
      where: [
        sql`d.user_id = ${ctx.actor.id}`,
        webhookId === undefined ? undefined : sql`d.webhook_id = ${webhookId}`,
        state === undefined ? undefined : sql`d.state in (${sql.join(state)})`,
      ],
      id: sql`d.id`,
      sorts: { '-createdAt': { by: sql`d.created_at`, type: 'instant' } },
    },
    query,
  )
  return { items: rows.map(shaped), ...page }
}

type TryRow = { at: Date; status: number | null; problem: TryProblem | null; duration_ms: number }

const triesOf = async ({ db }: Ctx, id: string): Promise<Detail['attempts']> => {
  const { rows } = await sql<TryRow>`
    select at, status, problem, duration_ms from webhook_tries where delivery_id = ${id} order by number desc limit 100`.execute(
    db,
  )
  return rows.map(({ at, status, problem, duration_ms }) => ({
    at: at.toISOString(),
    status,
    problem,
    durationMs: duration_ms,
  }))
}

export const ownDelivery = async (ctx: Ctx, id: string): Promise<Detail> => {
  const { rows } = await sql<Row & { body: string }>`
    select ${columns}, d.body from ${source} where d.id = ${id} and d.user_id = ${ctx.actor.id}`.execute(
    ctx.db,
  )
  const row = rows[0] ?? fail('webhook.delivery_not_found')
  return { ...shaped(row), body: row.body, attempts: await triesOf(ctx, id) }
}

export type DueDelivery = {
  id: string
  webhook_id: string
  url: string
  body: string
  tries: number
  secret_version: number
  previous_secret_until: Date | null
  /** The webhook runs and its owner's account stands. */
  is_wanted: boolean
}

/** One that was claimed, with all that is needed to send it. */
export const dueDelivery = async (ctx: OpenCtx, id: string): Promise<DueDelivery | undefined> => {
  const { rows } = await sql<DueDelivery>`
    select d.id, d.webhook_id, w.url, d.body, d.tries, w.secret_version, w.previous_secret_until,
      (w.is_active and w.removed_at is null and u.is_active) as is_wanted
    from ${source} join users u on u.id = w.user_id where d.id = ${id} and d.state = 'waiting'`.execute(
    ctx.db,
  )
  return rows[0]
}
