/** Several statements that must see the same state of everything. Security M15. */
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'

/** Reads as of one moment: what others commit meanwhile is not seen, and nothing can be written. Never inside an act. */
export const atOneMoment = <C extends OpenCtx, T>(ctx: C, read: (inner: C) => Promise<T>): Promise<T> =>
  ctx.inTransaction(async (db) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(db)
    return read({ ...ctx, db })
  })
