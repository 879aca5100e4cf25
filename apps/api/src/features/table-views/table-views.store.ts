/** Rows of saved views, and with which of them a list opens for whom. */
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'

export type NewView = { list: string; name: string; sharedRole: string | null; state: unknown }

/** Those of one person and list; holds back others of his until the transaction ends. */
export const lockedCount = async (db: Db, ownerId: string, list: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${ownerId}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('table_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  return row.count
}

export const insertView = async (ctx: Ctx, view: NewView): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('table_views')
    .values({
      id,
      owner_id: ctx.actor.id,
      list: view.list,
      name: view.name,
      shared_role: view.sharedRole,
      state: JSON.stringify(view.state),
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .execute()
  return id
}

export type ViewChange = { name?: string; sharedRole?: string | null; state?: unknown }

/** False where the caller has no such view. */
export const changeOwnView = async (ctx: Ctx, id: string, change: ViewChange): Promise<boolean> => {
  const { name, sharedRole, state } = change
  const result = await ctx.db
    .updateTable('table_views')
    .set({
      updated_at: ctx.now,
      ...(name === undefined ? {} : { name }),
      ...(sharedRole === undefined ? {} : { shared_role: sharedRole }),
      ...(state === undefined ? {} : { state: JSON.stringify(state) }),
    })
    .where('id', '=', id)
    .where('owner_id', '=', ctx.actor.id)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The role it was shared with; undefined where the caller has no such view. */
export const removeOwnView = async (
  ctx: Ctx,
  id: string,
): Promise<{ sharedRole: string | null } | undefined> => {
  const row = await ctx.db
    .deleteFrom('table_views')
    .where('id', '=', id)
    .where('owner_id', '=', ctx.actor.id)
    .returning('shared_role')
    .executeTakeFirst()
  return row && { sharedRole: row.shared_role }
}

export const writeDefault = async (ctx: Ctx, list: string, viewId: string | null): Promise<void> => {
  if (viewId === null) {
    await ctx.db
      .deleteFrom('table_view_defaults')
      .where('user_id', '=', ctx.actor.id)
      .where('list', '=', list)
      .execute()
    return
  }
  await ctx.db
    .insertInto('table_view_defaults')
    .values({ user_id: ctx.actor.id, list, view_id: viewId })
    .onConflict((conflict) => conflict.columns(['user_id', 'list']).doUpdateSet({ view_id: viewId }))
    .execute()
}

export const removeViewsOf = async (db: Db, ownerId: string): Promise<void> => {
  await db.deleteFrom('table_view_defaults').where('user_id', '=', ownerId).execute()
  await db.deleteFrom('table_views').where('owner_id', '=', ownerId).execute()
}
