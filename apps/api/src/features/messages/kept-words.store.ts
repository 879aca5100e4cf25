/** How long words are kept: until their service has been over for long enough, or their writer leaves. The envelopes stay. */
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { removeFiles } from '#features/files/files.store.ts'

type Emptied = { image_ids: string[] }

const isDisputed = sql`exists (select 1 from support_requests r where r.order_id = m.order_id and r.status <> 'solved')`
const before = sql`(select id, image_ids from messages m where m.erased_at is null and m.kind = 'words'`

/** Empties what the condition finds, its photos too; answers how many. */
const empty = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  which: ReturnType<typeof sql>,
): Promise<number> => {
  const { rows } = await sql<Emptied>`
    with found as ${before} and ${which} for update)
    update messages m set body = null, latitude = null, longitude = null, image_ids = '{}', erased_at = ${now}
    from found where m.id = found.id returning found.image_ids`.execute(db)
  await removeFiles(
    db,
    rows.flatMap(({ image_ids }) => image_ids),
  )
  return rows.length
}

/** What somebody wrote, as he leaves; where a PQR about the service is open it waits until that is solved. */
export const eraseWordsOf = async (ctx: Pick<OpenCtx, 'db' | 'now'>, userId: string): Promise<void> => {
  await ctx.db.updateTable('messages').set({ is_leaving: true }).where('author_id', '=', userId).execute()
  await empty(ctx, sql`m.author_id = ${userId} and not ${isDisputed}`)
  await ctx.db.deleteFrom('message_marks').where('user_id', '=', userId).execute()
}

/** Of those who left, what waited for a PQR that is solved by now. */
export const eraseLeft = (ctx: Pick<OpenCtx, 'db' | 'now'>): Promise<number> =>
  empty(ctx, sql`m.is_leaving and not ${isDisputed}`)

type Due = { endedBefore: Date; lastBefore: Date; limit: number }

/** Conversations whose time is over, with nothing in dispute; the longest silent ones first. */
export const dueThreads = async (db: Db, { endedBefore, lastBefore, limit }: Due): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select m.order_id from message_threads m join orders o on o.id = m.order_id
    where m.erased_at is null and m.last_at < ${lastBefore} and coalesce(o.finish_at, o.cancelled_at) < ${endedBefore}
      and not ${isDisputed}
    order by m.last_at limit ${limit} for update of m skip locked`.execute(db)
  return rows.map(({ order_id }) => order_id)
}

/** The words of these conversations go; that somebody wrote, and when, stays. */
export const eraseThreads = async (
  ctx: Pick<OpenCtx, 'db' | 'now'>,
  orderIds: readonly string[],
): Promise<void> => {
  if (orderIds.length === 0) return
  await empty(ctx, sql`m.order_id = any(${[...orderIds]})`)
  await ctx.db
    .updateTable('message_threads')
    .set({ erased_at: ctx.now })
    .where('order_id', 'in', [...orderIds])
    .execute()
}
