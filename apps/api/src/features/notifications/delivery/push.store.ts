/** Browsers that subscribed to push notifications. */
import { sql } from 'kysely'
import type { Ctx, OpenCtx } from '#context.ts'
import type { PushTarget } from '#providers/push/port.ts'

/** A browser belongs to whoever subscribed it last, and to his session: nothing of it reaches the next person there. */
export const putSubscription = async (
  ctx: Ctx,
  { endpoint, p256dh, auth }: PushTarget,
  sessionHash: Buffer,
): Promise<void> => {
  await sql`
    insert into push_subscriptions (id, user_id, family_id, endpoint, p256dh, auth, created_at)
    select ${ctx.newId()}, s.user_id, s.family_id, ${endpoint}, ${p256dh}, ${auth}, ${ctx.now}
    from sessions s where s.token_hash = ${sessionHash} and s.user_id = ${ctx.actor.id}
    on conflict (endpoint) do update set user_id = excluded.user_id, family_id = excluded.family_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`.execute(ctx.db)
  await keepNewest(ctx)
}

const mostOfOne = 20

/** A person has few phones; somebody who makes addresses up gets no more. */
const keepNewest = async (ctx: Ctx): Promise<void> => {
  await sql`
    delete from push_subscriptions where user_id = ${ctx.actor.id} and id not in
      (select id from push_subscriptions where user_id = ${ctx.actor.id} order by created_at desc, id desc limit ${mostOfOne})`.execute(
    ctx.db,
  )
}

export const removeOwnSubscription = async (ctx: Ctx, endpoint: string): Promise<void> => {
  await ctx.db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', ctx.actor.id)
    .execute()
}

export const removeSubscription = async (ctx: OpenCtx, id: string): Promise<void> => {
  await ctx.db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

/** Removes subscriptions whose session is over. */
export const removeUnreachable = async (ctx: OpenCtx): Promise<void> => {
  await sql`
    delete from push_subscriptions p where not exists (select 1 from sessions s
      where s.family_id = p.family_id and s.ended_at is null and s.expires_at > ${ctx.now})`.execute(ctx.db)
}
