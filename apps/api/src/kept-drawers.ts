/** The sandboxes' drawers as rows: what one node was sent, every node shows. docs/decisions/0048. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { Database } from '#database/connect.ts'
import type { Drawer, Drawers } from '#providers/drawers.ts'

/** What somebody else has in hand, who throws away too, is left to him: both taking the same rows would wait for one another. */
const throwAway = (db: Db, name: string, most: number) =>
  sql`delete from sandbox_kept where drawer = ${name} and place in (
    select place from sandbox_kept where drawer = ${name} and place <= (
      select place from sandbox_kept where drawer = ${name} order by place desc offset ${most} limit 1)
    for update skip locked)`.execute(db)

const keptIn = async <T>(db: Db, name: string, id: string): Promise<T | undefined> => {
  const row = await db
    .selectFrom('sandbox_kept')
    .select('content')
    .where('drawer', '=', name)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.content as T | undefined
}

const locked = async <T>(tx: Db, name: string, id: string): Promise<T | undefined> => {
  await sql`select from sandbox_kept where drawer = ${name} and id = ${id} for update`.execute(tx)
  return keptIn<T>(tx, name, id)
}

export const keptDrawers =
  ({ db, transaction }: Pick<Database, 'db' | 'transaction'>): Drawers =>
  <T extends object>(name: string, most?: number): Drawer<T> => ({
    put: async (id, value) => {
      const { numInsertedOrUpdatedRows: rows } = await db
        .insertInto('sandbox_kept')
        .values({ drawer: name, id, content: JSON.stringify(value) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (rows === 0n) return false
      if (most !== undefined) await throwAway(db, name, most)
      return true
    },
    find: (id) => keptIn<T>(db, name, id),
    change: (id, change) =>
      transaction(async (tx) => {
        const kept = await locked<T>(tx, name, id)
        const changed = kept && change(kept)
        if (changed === undefined) return undefined
        await tx
          .updateTable('sandbox_kept')
          .set({ content: JSON.stringify(changed) })
          .where('drawer', '=', name)
          .where('id', '=', id)
          .execute()
        return changed
      }),
    newestFirst: async (count) => {
      const rows = await db
        .selectFrom('sandbox_kept')
        .select('content')
        .where('drawer', '=', name)
        .orderBy('place', 'desc')
        .limit(count)
        .execute()
      return rows.map(({ content }) => content as T)
    },
  })
