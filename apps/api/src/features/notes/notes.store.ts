/** Rows of notes: what staff wrote about a service, and whom it called. */
import { sql } from 'kysely'
import type { Note } from '@arriero/domain/notes/notes'
import type { Ctx, OpenCtx } from '#context.ts'

type Writing = { id: string; orderId: string | null; requestId: string | null; text: string }

export const insertNote = async (
  { db, now, actor }: Ctx,
  { id, orderId, requestId, text }: Writing,
): Promise<void> => {
  await db
    .insertInto('order_notes')
    .values({
      id,
      order_id: orderId,
      request_id: requestId,
      author_id: actor.id,
      body: text,
      created_at: now,
      changed_at: null,
      removed_at: null,
      erased_at: null,
    })
    .execute()
}

export type LockedNote = Note & { orderId: string | null; text: string | null }

/** Held until the transaction ends. */
export const lockNote = async ({ db }: Ctx, id: string): Promise<LockedNote | undefined> => {
  const row = await db
    .selectFrom('order_notes')
    .select(['order_id', 'author_id', 'body', 'created_at', 'removed_at', 'erased_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      orderId: row.order_id,
      authorId: row.author_id,
      text: row.body,
      createdAt: row.created_at,
      removedAt: row.removed_at,
      erasedAt: row.erased_at,
    }
  )
}

export const writeText = async ({ db, now }: Ctx, id: string, text: string): Promise<void> => {
  await db.updateTable('order_notes').set({ body: text, changed_at: now }).where('id', '=', id).execute()
}

export const takeBack = async ({ db, now }: Ctx, id: string): Promise<void> => {
  await db.updateTable('order_notes').set({ body: null, removed_at: now }).where('id', '=', id).execute()
}

/** Those who are called from now on, and nobody else; answers whether somebody is called anew. */
export const writeMentions = async (
  { db }: Ctx,
  noteId: string,
  userIds: readonly string[],
): Promise<boolean> => {
  await sql`
    delete from order_note_mentions where note_id = ${noteId} and user_id <> all(${[...userIds]}::text[])`.execute(
    db,
  )
  const { rows } = await sql<{ user_id: string }>`
    insert into order_note_mentions (note_id, user_id) select ${noteId}, u from unnest(${[...userIds]}::text[]) u
    on conflict do nothing returning user_id`.execute(db)
  return rows.length > 0
}

type Erasing = Pick<OpenCtx, 'db' | 'now'>

/** What somebody wrote, as he leaves: that a note was there stays. */
export const eraseNotesOf = async ({ db, now }: Erasing, userId: string): Promise<void> => {
  await sql`
    update order_notes set body = null, erased_at = ${now} where author_id = ${userId} and body is not null`.execute(
    db,
  )
}

type Due = { before: Date; limit: number }

/** Notes of services that ended before then, with no PQR open about them, and of PQRs that were solved before then; answers how many. */
export const eraseDueNotes = async ({ db, now }: Erasing, { before, limit }: Due): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    update order_notes set body = null, erased_at = ${now} where id in (
      select n.id from order_notes n left join orders o on o.id = n.order_id left join support_requests q on q.id = n.request_id
      where n.body is not null and n.created_at < ${before}
        and coalesce(o.finish_at, o.cancelled_at, q.solved_at) < ${before}
        and not exists (select 1 from support_requests r where r.order_id = n.order_id and r.status <> 'solved')
      order by n.created_at limit ${limit} for update of n skip locked)
    returning id`.execute(db)
  return rows.length
}
