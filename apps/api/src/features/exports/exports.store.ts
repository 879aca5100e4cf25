/** Rows of exports: asked for, being written, written or failed. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'

const unfinished = ['waiting', 'running']

/** Those of a person still to be written; holds back others of his until the transaction ends. */
export const lockedUnfinished = async (db: Db, ownerId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${ownerId}`}, 0))`.execute(db)
  const row = await db
    .selectFrom('exports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', unfinished)
    .executeTakeFirstOrThrow()
  return row.count
}

export type NewExport = { list: string; query: unknown; columns: readonly string[] }

export const insertExport = async (ctx: Ctx, { list, query, columns }: NewExport): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('exports')
    .values({
      id,
      owner_id: ctx.actor.id,
      list,
      query: JSON.stringify(query),
      columns: [...columns],
      state: 'waiting',
      row_count: 0,
      file_id: null,
      error: null,
      created_at: ctx.now,
      started_at: null,
      finished_at: null,
    })
    .execute()
  return id
}

export type BegunExport = { ownerId: string; list: string; query: unknown; columns: readonly string[] }

/** From its beginning, also where an earlier try was cut short; undefined where nothing is left to be done. */
export const beginExport = async ({ db, now }: OpenCtx, id: string): Promise<BegunExport | undefined> => {
  const row = await db
    .updateTable('exports')
    .set({ state: 'running', row_count: 0, started_at: now })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .returning(['owner_id', 'list', 'query', 'columns'])
    .executeTakeFirst()
  return row && { ownerId: row.owner_id, list: row.list, query: row.query, columns: row.columns }
}

/** False where it is no longer being written: somebody gave it up meanwhile. */
export const noteProgress = async (db: Db, id: string, rowCount: number): Promise<boolean> => {
  const result = await db
    .updateTable('exports')
    .set({ row_count: rowCount })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export const finishExport = async (
  { db, now }: OpenCtx,
  id: string,
  { rowCount, fileId }: { rowCount: number; fileId: string },
): Promise<void> => {
  await db
    .updateTable('exports')
    .set({ state: 'done', row_count: rowCount, file_id: fileId, finished_at: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export const failExport = async ({ db, now }: OpenCtx, id: string, error: ErrorCode): Promise<void> => {
  await db
    .updateTable('exports')
    .set({ state: 'failed', error, finished_at: now })
    .where('id', '=', id)
    .where('state', 'in', unfinished)
    .execute()
}

/** Gives up what has been under way since before. */
export const failExportsBegunBefore = async (
  { db, now }: OpenCtx,
  before: Date,
  error: ErrorCode,
): Promise<void> => {
  await db
    .updateTable('exports')
    .set({ state: 'failed', error, finished_at: now })
    .where('state', 'in', unfinished)
    .where('created_at', '<', before)
    .execute()
}

export const removeExportsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('exports').where('created_at', '<', before).execute()
}
