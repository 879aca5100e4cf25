/** Rows of templates: a pattern under a name, and how often it was used. */
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { searchText } from '#database/search-text.ts'
import type { OrderPattern } from '#features/orders/asked/pattern.ts'

/** How many a person has; holds back others of his until the transaction ends. */
export const lockedCount = async (db: Db, ownerId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`templates ${ownerId}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('order_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return row.count
}

const wordsOf = (name: string, { origin, destination }: OrderPattern): string =>
  searchText(name, origin.name, destination.name)

export const insertTemplate = async (ctx: Ctx, name: string, pattern: OrderPattern): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('order_templates')
    .values({
      id,
      owner_id: ctx.actor.id,
      name,
      pattern: JSON.stringify(pattern),
      uses: 0,
      used_at: null,
      search: wordsOf(name, pattern),
      created_at: ctx.now,
    })
    .execute()
  return id
}

/** Undefined where the caller has no such template. */
export const findPattern = async ({ db, actor }: Ctx, id: string): Promise<OrderPattern | undefined> => {
  const row = await db
    .selectFrom('order_templates')
    .select('pattern')
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst()
  return row?.pattern as OrderPattern | undefined
}

export const noteUse = async (ctx: Ctx, id: string): Promise<void> => {
  await ctx.db
    .updateTable('order_templates')
    .set((row) => ({ uses: row('uses', '+', 1), used_at: ctx.now }))
    .where('id', '=', id)
    .execute()
}

/** The caller has found it to be his. */
export const writeName = async (
  { db, actor }: Ctx,
  id: string,
  { name, pattern }: { name: string; pattern: OrderPattern },
): Promise<void> => {
  await db
    .updateTable('order_templates')
    .set({ name, search: wordsOf(name, pattern) })
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .execute()
}

/** False where the caller has no such template. */
export const removeOwnTemplate = async ({ db, actor }: Ctx, id: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('order_templates')
    .where('id', '=', id)
    .where('owner_id', '=', actor.id)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const removeTemplatesOf = async (db: Db, ownerId: string): Promise<void> => {
  await db.deleteFrom('order_templates').where('owner_id', '=', ownerId).execute()
}
