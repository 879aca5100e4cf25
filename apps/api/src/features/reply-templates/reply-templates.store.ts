/** Rows of templates of answers. */
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'

type Writing = { name: string; body: string }

/** How many there are; holds back others who write one until the transaction ends. */
export const lockedTemplateCount = async (db: Db): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('reply templates', 0))`.execute(db)
  const row = await db
    .selectFrom('reply_templates')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export const insertReplyTemplate = async (ctx: Ctx, { name, body }: Writing): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('reply_templates')
    .values({ id, name, body, changed_by: ctx.actor.id, created_at: ctx.now, changed_at: ctx.now })
    .execute()
  return id
}

/** When it was last changed; held until the transaction ends. */
export const lockReplyTemplate = async (db: Db, id: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('reply_templates')
      .select('changed_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  )?.changed_at

export const writeReplyTemplate = async (
  { db, actor }: Ctx,
  id: string,
  { name, body, at }: Writing & { at: Date },
): Promise<void> => {
  await db
    .updateTable('reply_templates')
    .set({ name, body, changed_by: actor.id, changed_at: at })
    .where('id', '=', id)
    .execute()
}

/** False where there is none. */
export const deleteReplyTemplate = async (db: Db, id: string): Promise<boolean> => {
  const result = await db.deleteFrom('reply_templates').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows === 1n
}
