/** What is to be told to companies' own systems, and each try to do so. */
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'

/** A node that died while sending is followed by another after this. */
const leaseMs = 2 * 60_000
/** Of one address in one go: a slow one holds up nobody else. */
const mostOfOne = 4
const rowsAtOnce = 1_000

export type NewDelivery = {
  id: string
  webhookId: string
  userId: string
  event: string
  onceKey: string
  body: string
}

export const insertDeliveries = async (ctx: OpenCtx, all: readonly NewDelivery[]): Promise<void> => {
  const rows = all.map(({ id, webhookId, userId, event, onceKey, body }) => ({
    id,
    webhook_id: webhookId,
    user_id: userId,
    event,
    once_key: onceKey,
    body,
    state: 'waiting',
    tries: 0,
    due_at: ctx.now,
    last_status: null,
    last_problem: null,
    created_at: ctx.now,
    settled_at: null,
  }))
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await ctx.db
      .insertInto('webhook_deliveries')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['webhook_id', 'once_key']).doNothing())
      .execute()
  }
}

/** Takes what is due out of the other nodes' reach for a while; answers the ids. */
export const claimDueDeliveries = async (ctx: OpenCtx, limit: number): Promise<string[]> => {
  const lease = new Date(ctx.now.getTime() + leaseMs)
  const due = sql`state = 'waiting' and due_at <= ${ctx.now}`
  const { rows } = await sql<{ id: string }>`
    update webhook_deliveries set due_at = ${lease}, tries = tries + 1 where id in (
      select id from webhook_deliveries where ${due} and id in (
        select id from (
          select id, row_number() over (partition by webhook_id order by due_at, id) as place
          from webhook_deliveries where ${due}) waiting
        where place <= ${mostOfOne})
      order by due_at, id limit ${limit} for update skip locked)
    returning id`.execute(ctx.db)
  return rows.map(({ id }) => id).toSorted()
}

export type Try = {
  deliveryId: string
  at: Date
  status: number | null
  problem: string | null
  durationMs: number
}

/** Of a delivery that is gone, with who left meanwhile, nothing is noted. */
export const insertTry = async (db: Db, one: Try): Promise<void> => {
  await sql`
    insert into webhook_tries (delivery_id, number, at, status, problem, duration_ms)
    select ${one.deliveryId}, coalesce(max(number), 0) + 1, ${one.at}, ${one.status}::integer, ${one.problem}::text,
      ${one.durationMs}::integer
    from webhook_tries where delivery_id = ${one.deliveryId}
    having exists (select 1 from webhook_deliveries where id = ${one.deliveryId})`.execute(db)
}

export type Outcome = { status: number | null; problem: string | null }

export const settleWebhookDelivery = async (
  ctx: OpenCtx,
  id: string,
  { state, status, problem }: { state: 'sent' | 'failed' | 'dropped' } & Partial<Outcome>,
): Promise<void> => {
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({
      state,
      settled_at: ctx.now,
      ...(status === undefined ? {} : { last_status: status }),
      ...(problem === undefined ? {} : { last_problem: problem }),
    })
    .where('id', '=', id)
    .execute()
}

export const retryWebhookDelivery = async (
  ctx: OpenCtx,
  id: string,
  { dueAt, status, problem }: { dueAt: Date } & Outcome,
): Promise<void> => {
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({ due_at: dueAt, last_status: status, last_problem: problem })
    .where('id', '=', id)
    .execute()
}

/** What waits for a webhook that is no more. */
export const dropWaiting = async (ctx: OpenCtx, webhookId: string): Promise<void> => {
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({ state: 'dropped', settled_at: ctx.now })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Of the actor's own; `is_active`: its webhook is called at all. */
export const lockOwnDelivery = async (
  { db, actor }: Ctx,
  id: string,
): Promise<{ state: string; is_active: boolean } | undefined> => {
  const { rows } = await sql<{ state: string; is_active: boolean }>`
    select d.state, (w.is_active and w.removed_at is null) as is_active
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${id} and d.user_id = ${actor.id} for update of d`.execute(db)
  return rows[0]
}

/** Lets a delivery start over, as if it had never been tried. */
export const askAgain = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, due_at: ctx.now, settled_at: null })
    .where('id', '=', id)
    .execute()
}

export const removeDeliveriesOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('webhook_deliveries').where('user_id', '=', userId).execute()
}

export const removeDeliveriesBefore = async (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> => {
  const result = await sql`
    delete from webhook_deliveries where id in
      (select id from webhook_deliveries where created_at < ${before} and state <> 'waiting'
       order by created_at limit ${limit})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
