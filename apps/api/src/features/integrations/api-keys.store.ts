/** Keys of companies' own systems; of each its hash alone is kept. */
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'

export type NewKey = {
  id: string
  name: string
  hash: Buffer
  ending: string
  scopes: readonly string[]
  expiresAt: Date | null
}

export const insertKey = async (ctx: Ctx, key: NewKey): Promise<void> => {
  await ctx.db
    .insertInto('api_keys')
    .values({
      id: key.id,
      user_id: ctx.actor.id,
      role: ctx.actor.role,
      name: key.name,
      key_hash: key.hash,
      ending: key.ending,
      scopes: [...key.scopes],
      created_at: ctx.now,
      expires_at: key.expiresAt,
      last_used_at: null,
      ended_at: null,
    })
    .execute()
}

/** Its name; undefined where this account has no such key, or no longer. */
export const endOwnKey = async (ctx: Ctx, id: string): Promise<string | undefined> => {
  const ended = await ctx.db
    .updateTable('api_keys')
    .set({ ended_at: ctx.now })
    .where('id', '=', id)
    .where('user_id', '=', ctx.actor.id)
    .where('ended_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return ended?.name
}

export const endKeysOf = async ({ db, now }: OpenCtx, userId: string): Promise<void> => {
  await db
    .updateTable('api_keys')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Removes all keys of a person, ended ones too. */
export const removeKeysOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute()
}

/** Of several requests at once one writes. */
export const touchKey = async (
  db: Db,
  id: string,
  { now, staleBefore }: { now: Date; staleBefore: Date },
): Promise<void> => {
  await sql`
    update api_keys set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${staleBefore})`.execute(db)
}
