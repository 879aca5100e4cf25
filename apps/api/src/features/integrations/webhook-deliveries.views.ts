/** What was sent, for its owner; and what is to be sent, for who sends it. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx, OpenCtx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { columnsOf, fieldsPage, wireOf, type Fields } from '#database/fields.ts'

type Query = InputOf<typeof api.integrations.deliveries>['query']
type Deliveries = ReplyOf<typeof api.integrations.deliveries>
type Detail = ReplyOf<typeof api.integrations.delivery>

const source = sql`webhook_deliveries d join webhooks w on w.id = d.webhook_id`

const fields: Fields<Deliveries['items'][number]> = {
  _id: sql`d.id`,
  webhook: { _id: sql`d.webhook_id`, url: sql`w.url` },
  event: sql`d.event`,
  state: sql`d.state`,
  tries: sql`d.tries`,
  lastStatus: sql`d.last_status`,
  lastProblem: sql`d.last_problem`,
  createdAt: sql`d.created_at`,
  settledAt: sql`d.settled_at`,
  nextTryAt: sql`case when d.state = 'waiting' then d.due_at end`,
}

export const ownDeliveries = (
  { db, actor }: Ctx,
  { q: _q, webhookId, state, ...query }: Query,
): Promise<Deliveries> =>
  fieldsPage(
    db,
    {
      fields,
      from: source,
      countFrom: sql`webhook_deliveries d`,
      where: [
        sql`d.user_id = ${actor.id}`,
        webhookId === undefined ? undefined : sql`d.webhook_id = ${webhookId}`,
        oneOf(sql`d.state`, state),
      ],
      id: sql`d.id`,
      sorts: { createdAt: { by: sql`d.created_at`, type: 'instant' } },
    },
    query,
  )

const attempt: Fields<Detail['attempts'][number]> = {
  at: sql`at`,
  status: sql`status`,
  problem: sql`problem`,
  durationMs: sql`duration_ms`,
}

const triesOf = async ({ db }: Ctx, id: string): Promise<Detail['attempts']> => {
  const { rows } = await sql`
    select ${columnsOf(attempt)} from webhook_tries where delivery_id = ${id} order by number desc limit 100`.execute(
    db,
  )
  return rows.map(wireOf(attempt))
}

const whole: Fields<Omit<Detail, 'attempts'>> = { ...fields, body: sql`d.body` }

export const ownDelivery = async (ctx: Ctx, id: string): Promise<Detail | undefined> => {
  const { rows } = await sql<object>`
    select ${columnsOf(whole)} from ${source} where d.id = ${id} and d.user_id = ${ctx.actor.id}`.execute(
    ctx.db,
  )
  return rows[0] && { ...wireOf(whole)(rows[0]), attempts: await triesOf(ctx, id) }
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
