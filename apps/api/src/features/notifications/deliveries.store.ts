/** What is to leave the house: letters and pushes, kept with the act that caused them and sent after it. */
import { isMailed, isPushed } from '@arriero/domain/notifications'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import type { Written } from './notifications.store.ts'

const hourMs = 3_600_000
/** Old news on a phone helps nobody. */
export const pushLifeMs = 12 * hourMs
const mailLifeMs = 48 * hourMs
/** A node that died while sending is followed by another after this. */
const leaseMs = 2 * 60_000
const firstRetryMs = 30_000
const triesMost = 7

export type Letter = { to: string; subject: string; text: string; html: string }

const common = (ctx: OpenCtx, lifeMs: number) => ({
  id: ctx.newId(),
  state: 'waiting',
  tries: 0,
  due_at: ctx.now,
  expires_at: new Date(ctx.now.getTime() + lifeMs),
  created_at: ctx.now,
  settled_at: null,
  problem: null,
})

/** Browsers of these people whose session still lasts. */
const browsersOf = async (ctx: OpenCtx, userIds: readonly string[]) => {
  if (userIds.length === 0) return []
  const { rows } = await sql<{ id: string; user_id: string }>`
    select p.id, p.user_id from push_subscriptions p
    where p.user_id in (${sql.join(userIds)}) and exists (select 1 from sessions s
      where s.family_id = p.family_id and s.user_id = p.user_id and s.ended_at is null and s.expires_at > ${ctx.now})`.execute(
    ctx.db,
  )
  return rows
}

/** Which way each of these goes beyond the bell. */
export const planDeliveries = async (ctx: OpenCtx, written: readonly Written[]): Promise<void> => {
  const pushed = written.filter(({ kind }) => isPushed(kind))
  const browsers = await browsersOf(ctx, [...new Set(pushed.map(({ userId }) => userId))])
  const mails = written
    .filter(({ kind }) => isMailed(kind))
    .map(({ id }) => ({
      ...common(ctx, mailLifeMs),
      channel: 'mail',
      notification_id: id,
      subscription_id: null,
      mail: null,
    }))
  const pushes = browsers.flatMap((browser) =>
    pushed
      .filter(({ userId }) => userId === browser.user_id)
      .map(({ id }) => ({
        ...common(ctx, pushLifeMs),
        channel: 'push',
        notification_id: id,
        subscription_id: browser.id,
        mail: null,
      })),
  )
  const rows = [...mails, ...pushes]
  if (rows.length > 0) await ctx.db.insertInto('deliveries').values(rows).execute()
}

/** A letter that belongs to no notification; past `lifeMs` it is not sent any more. */
export const insertLetter = async (ctx: OpenCtx, letter: Letter, lifeMs: number): Promise<void> => {
  await ctx.db
    .insertInto('deliveries')
    .values({
      ...common(ctx, lifeMs),
      channel: 'mail',
      notification_id: null,
      subscription_id: null,
      mail: JSON.stringify(letter),
    })
    .execute()
}

/** Takes what is due out of the others' reach for a while; answers the ids. */
export const claimDue = async (ctx: OpenCtx, limit: number): Promise<string[]> => {
  const lease = new Date(ctx.now.getTime() + leaseMs)
  const { rows } = await sql<{ id: string }>`
    update deliveries set due_at = ${lease}, tries = tries + 1 where id in
      (select id from deliveries where state = 'waiting' and due_at <= ${ctx.now}
       order by due_at, id limit ${limit} for update skip locked)
    returning id`.execute(ctx.db)
  return rows.map(({ id }) => id).toSorted()
}

/** Over for good: what the letter said goes with it. */
export const settleDelivery = async (
  ctx: OpenCtx,
  id: string,
  { state, problem }: { state: 'sent' | 'failed' | 'dropped'; problem?: string },
): Promise<void> => {
  await ctx.db
    .updateTable('deliveries')
    .set({ state, settled_at: ctx.now, mail: null, problem: problem ?? null })
    .where('id', '=', id)
    .execute()
}

/** Later again, twice as long each time; failed after the last. */
export const retryDelivery = async (
  ctx: OpenCtx,
  { id, tries, problem }: { id: string; tries: number; problem: string },
): Promise<void> => {
  if (tries >= triesMost) return settleDelivery(ctx, id, { state: 'failed', problem })
  const due_at = new Date(ctx.now.getTime() + firstRetryMs * 2 ** (tries - 1))
  await ctx.db.updateTable('deliveries').set({ due_at, problem }).where('id', '=', id).execute()
}

export const removeSettledBefore = async (
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> => {
  const result = await sql`
    delete from deliveries where id in
      (select id from deliveries where settled_at < ${before} order by settled_at limit ${limit})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
