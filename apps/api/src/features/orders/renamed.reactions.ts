/** A new name is found in the services its owner is part of. Decisions §3 "a rename tells, a job rewrites". */
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import type { Told } from '#effects/told.ts'
import { rewriteOrderSearch } from './order-search.store.ts'

/** As many as a job does well within its time. */
const batch = 400

const nextOrders = async (db: Db, userId: string, after: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    (select id from orders where client_id = ${userId} and id > ${after} order by id limit ${batch})
    union (select id from orders where carrier_id = ${userId} and id > ${after} order by id limit ${batch})
    union (select id from orders where driver_id = ${userId} and id > ${after} order by id limit ${batch})
    order by id limit ${batch}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One stretch of his services, oldest first; `detail` says after which, and the next stretch is a job of its own. */
export const rewriteSearchOfRenamed = async (
  ctx: OpenCtx,
  { name, userId, detail = '' }: Told,
): Promise<void> => {
  if (userId === undefined) return
  const ids = await nextOrders(ctx.db, userId, detail)
  for (const id of ids) await rewriteOrderSearch(ctx.db, id)
  const last = ids.length === batch ? ids.at(-1) : undefined
  if (last !== undefined)
    await ctx.inTransaction((db) => announce({ ...ctx, db }, { name, userId, detail: last }))
}
