/** Rows of conversations: what was written, and how far everybody has read. */
import type { ThreadPart } from '@arriero/domain/messages/threads'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'

/** Holds the conversation until the transaction ends, begun where it had not. Answers the number of its newest message. */
export const lockThread = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  orderId: string,
): Promise<number> => {
  await db
    .insertInto('message_threads')
    .values({ order_id: orderId, last_position: 0, last_at: now, erased_at: null })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  const row = await db
    .selectFrom('message_threads')
    .select('last_position')
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.last_position
}

/** The message that its writer's browser has given this name. */
export const sentBefore = async (
  { db, actor }: Ctx,
  orderId: string,
  clientId: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('order_id', '=', orderId)
    .where('author_id', '=', actor.id)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.id
}

type NewMessage = {
  id: string
  orderId: string
  position: number
  part: ThreadPart
  clientId: string
  text: string | null
  imageIds: readonly string[]
  place: { latitude: number; longitude: number } | undefined
  isMasked: boolean
  writtenAt: Date
}

export const insertMessage = async ({ db, now, actor }: Ctx, message: NewMessage): Promise<void> => {
  await db
    .insertInto('messages')
    .values({
      id: message.id,
      order_id: message.orderId,
      position: message.position,
      kind: 'words',
      part: message.part,
      author_id: actor.id,
      client_id: message.clientId,
      body: message.text,
      image_ids: [...message.imageIds],
      latitude: message.place?.latitude ?? null,
      longitude: message.place?.longitude ?? null,
      is_masked: message.isMasked,
      request_id: null,
      written_at: message.writtenAt,
      created_at: now,
      is_leaving: false,
      erased_at: null,
    })
    .execute()
  await db
    .updateTable('message_threads')
    .set({ last_position: message.position, last_at: now })
    .where('order_id', '=', message.orderId)
    .execute()
}

type Notice = { orderId: string; position: number; requestId: string }

/** That staff reads along; it begins no new time to be kept. */
export const insertNotice = async (ctx: Ctx, { orderId, position, requestId }: Notice): Promise<string> => {
  const { db, now, actor } = ctx
  const id = ctx.newId()
  await db
    .insertInto('messages')
    .values({
      id,
      order_id: orderId,
      position,
      kind: 'notice',
      part: 'staff',
      author_id: actor.id,
      client_id: null,
      body: null,
      image_ids: [],
      latitude: null,
      longitude: null,
      is_masked: false,
      request_id: requestId,
      written_at: now,
      created_at: now,
      is_leaving: false,
      erased_at: null,
    })
    .execute()
  await db
    .updateTable('message_threads')
    .set({ last_position: position })
    .where('order_id', '=', orderId)
    .execute()
  return id
}

/** False where this person has opened it for this PQR before. */
export const insertOpening = async (
  { db, now, actor }: Ctx,
  { orderId, requestId }: { orderId: string; requestId: string },
): Promise<boolean> => {
  const row = await db
    .insertInto('message_openings')
    .values({ request_id: requestId, user_id: actor.id, order_id: orderId, opened_at: now })
    .onConflict((conflict) => conflict.columns(['request_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** One more that these people have not read. */
export const addUnread = async (ctx: OpenCtx, orderId: string, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return
  await sql`
    insert into message_marks as m (order_id, user_id, unread, unread_since)
    select ${orderId}, u, 1, ${ctx.now} from unnest(${[...userIds]}::text[]) u
    on conflict (order_id, user_id) do update set unread = m.unread + 1, unread_since = coalesce(m.unread_since, ${ctx.now})`.execute(
    ctx.db,
  )
}

/** He has read up to here, and never less than before. The caller holds the conversation. */
export const markReadUpTo = async (
  { db, now, actor }: Ctx,
  { orderId, position }: { orderId: string; position: number },
): Promise<void> => {
  await sql`
    insert into message_marks as m (order_id, user_id, read_position, read_at) values (${orderId}, ${actor.id}, ${position}, ${now})
    on conflict (order_id, user_id) do update set read_position = greatest(m.read_position, ${position}), read_at = ${now}`.execute(
    db,
  )
  await sql`
    with left_over as (
      select count(*)::int as count, min(w.created_at) as since from messages w
      where w.order_id = ${orderId} and w.kind = 'words' and w.author_id <> ${actor.id} and w.position >
        (select read_position from message_marks where order_id = ${orderId} and user_id = ${actor.id}))
    update message_marks m set unread = left_over.count, unread_since = left_over.since,
      told_at = case when left_over.count > 0 then m.told_at end from left_over
    where m.order_id = ${orderId} and m.user_id = ${actor.id}`.execute(db)
}

/** Whose bell is to ring: those of them who have something unread, and were not told of it since `before`. */
export const takeUntold = async (
  ctx: OpenCtx,
  { orderId, among, before }: { orderId: string; among: readonly string[]; before: Date },
): Promise<string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    update message_marks set told_at = ${ctx.now}
    where order_id = ${orderId} and user_id = any(${[...among]}) and unread > 0
      and (told_at is null or told_at < greatest(unread_since, ${before}::timestamptz))
    returning user_id`.execute(ctx.db)
  return rows.map(({ user_id }) => user_id)
}

type Mailed = { userId: string; upTo: Readonly<Record<string, number>> }

/** A letter tells of all these up to there. */
export const keepMailed = async (db: Db, people: readonly Mailed[]): Promise<void> => {
  const marks = people.flatMap(({ userId, upTo }) =>
    Object.entries(upTo).map(([orderId, position]) => sql`(${orderId}, ${userId}, ${position}::int)`),
  )
  if (marks.length === 0) return
  await sql`
    update message_marks m set mailed_position = v.position
    from (values ${sql.join(marks)}) v (order_id, user_id, position)
    where m.order_id = v.order_id and m.user_id = v.user_id`.execute(db)
}
