/** Addresses at which companies' own systems are told. */
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { removeDeliveriesOf } from './webhook-deliveries.store.ts'

export type NewWebhook = { id: string; url: string; events: readonly string[] }

export const insertWebhook = async (ctx: Ctx, { id, url, events }: NewWebhook): Promise<void> => {
  await ctx.db
    .insertInto('webhooks')
    .values({
      id,
      user_id: ctx.actor.id,
      url,
      events: [...events],
      is_active: true,
      stopped_because: null,
      secret_version: 1,
      previous_secret_until: null,
      last_delivered_at: null,
      failing_since: null,
      created_at: ctx.now,
      removed_at: null,
    })
    .execute()
}

export type OwnWebhook = { id: string; url: string; is_active: boolean; secret_version: number }

/** Held until the transaction ends; undefined where this account has no such webhook. */
export const lockOwnWebhook = (ctx: Ctx, id: string): Promise<OwnWebhook | undefined> =>
  ctx.db
    .selectFrom('webhooks')
    .select(['id', 'url', 'is_active', 'secret_version'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export type WebhookChange = {
  url?: string | undefined
  events?: readonly string[] | undefined
  isActive?: boolean | undefined
}

/** Going on, or elsewhere, begins the count of failures anew. */
export const updateWebhook = async (
  ctx: Ctx,
  id: string,
  { url, events, isActive }: WebhookChange,
): Promise<void> => {
  await ctx.db
    .updateTable('webhooks')
    .set({
      ...(url === undefined ? {} : { url }),
      ...(events === undefined ? {} : { events: [...events] }),
      ...(isActive === undefined ? {} : { is_active: isActive, stopped_because: null }),
      ...(url !== undefined || isActive === true ? { failing_since: null } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** Nothing goes there any more; its deliveries stay to be read. */
export const markRemoved = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db
    .updateTable('webhooks')
    .set({ removed_at: ctx.now, is_active: false, stopped_because: null })
    .where('id', '=', id)
    .execute()
}

export const nextSecret = async (
  ctx: Ctx,
  { id, secret_version }: OwnWebhook,
  previousUntil: Date,
): Promise<number> => {
  const version = secret_version + 1
  await ctx.db
    .updateTable('webhooks')
    .set({ secret_version: version, previous_secret_until: previousUntil })
    .where('id', '=', id)
    .execute()
  return version
}

export const markDelivered = async (ctx: OpenCtx, id: string): Promise<void> => {
  await ctx.db
    .updateTable('webhooks')
    .set({ last_delivered_at: ctx.now, failing_since: null })
    .where('id', '=', id)
    .execute()
}

/** Marks the webhook as failing; returns since when nothing has arrived. */
export const markFailing = async (ctx: OpenCtx, id: string): Promise<Date | null> => {
  const { rows } = await sql<{ failing_since: Date | null }>`
    update webhooks set failing_since = coalesce(failing_since, ${ctx.now}) where id = ${id}
    returning failing_since`.execute(ctx.db)
  return rows[0]?.failing_since ?? null
}

/** Their owner may let them go on once he is back. */
export const stopWebhooksOf = async (db: Db, userId: string): Promise<void> => {
  await db
    .updateTable('webhooks')
    .set({ is_active: false, stopped_because: null })
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .execute()
}

/** Removes a person's webhooks with all that was sent there. */
export const removeWebhooksOf = async (db: Db, userId: string): Promise<void> => {
  await removeDeliveriesOf(db, userId)
  await db.deleteFrom('webhooks').where('user_id', '=', userId).execute()
}

/** Whose it is, where it ran until now. */
export const stopWebhook = async (
  ctx: OpenCtx,
  id: string,
  because: 'gone' | 'failing',
): Promise<string | undefined> => {
  const stopped = await ctx.db
    .updateTable('webhooks')
    .set({ is_active: false, stopped_because: because })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .returning('user_id')
    .executeTakeFirst()
  return stopped?.user_id
}
