/** Rows of mails that came in: each once, by its own name. */
import type { MailReason } from '@arriero/domain/support/mailbox'
import { sql, type Insertable } from 'kysely'
import type { Ctx, OpenCtx } from '#context.ts'
import type { SupportMailsTable } from '#database/tables/tables-of-support.ts'
import type { KeptFile } from '#features/support/replies.store.ts'

type Writing = Pick<OpenCtx, 'db' | 'now'>

export type NewMail = {
  id: string
  messageId: string
  from: string
  fromName: string | undefined
  subject: string
  body: string
  isCut: boolean
  files: readonly KeptFile[]
  requestId: string | null
  userId: string | null
}

type NewRow = Insertable<SupportMailsTable>

const fresh = ({ now }: Writing, id: string, messageId: string): Omit<NewRow, 'state'> => ({
  id,
  message_id: messageId,
  received_at: now,
  is_cut: false,
  files: '[]',
  from_address: null,
  from_name: null,
  subject: null,
  body: null,
  request_id: null,
  user_id: null,
  reason: null,
  settled_by: null,
  settled_at: null,
  erased_at: null,
})

const facts = ({ from, fromName, subject, body, isCut, files, requestId, userId }: NewMail) => ({
  from_address: from,
  from_name: fromName ?? null,
  subject,
  body,
  is_cut: isCut,
  files: JSON.stringify(files),
  request_id: requestId,
  user_id: userId,
})

/** False where it came before. */
const insert = async (ctx: Writing, row: NewRow): Promise<boolean> => {
  const result = await ctx.db
    .insertInto('support_mails')
    .values(row)
    .onConflict((already) => already.column('message_id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** That it was answered: what it said stands in the request alone. */
export const insertAnswered = (
  ctx: Writing,
  { id, messageId, requestId, userId }: Pick<NewMail, 'id' | 'messageId' | 'requestId' | 'userId'>,
): Promise<boolean> =>
  insert(ctx, {
    ...fresh(ctx, id, messageId),
    request_id: requestId,
    user_id: userId,
    state: 'answered',
    erased_at: ctx.now,
  })

/** That nobody wrote it. */
export const insertIgnored = (ctx: Writing, id: string, messageId: string): Promise<boolean> =>
  insert(ctx, { ...fresh(ctx, id, messageId), state: 'ignored', erased_at: ctx.now })

export const insertWaiting = (ctx: Writing, mail: NewMail, reason: MailReason): Promise<boolean> =>
  insert(ctx, { ...fresh(ctx, mail.id, mail.messageId), ...facts(mail), state: 'waiting', reason })

export const isKnown = async ({ db }: Pick<OpenCtx, 'db'>, messageId: string): Promise<boolean> =>
  (await db
    .selectFrom('support_mails')
    .select('id')
    .where('message_id', '=', messageId)
    .executeTakeFirst()) !== undefined

export type LockedMail = {
  state: string
  receivedAt: Date
  from: string
  subject: string
  body: string
  isCut: boolean
  files: KeptFile[]
}

/** Held until the transaction ends; undefined for what joined by itself, or is gone. */
export const lockMail = async ({ db }: Ctx, id: string): Promise<LockedMail | undefined> => {
  const row = await db
    .selectFrom('support_mails')
    .select(['state', 'received_at', 'from_address', 'subject', 'body', 'is_cut', 'files'])
    .where('id', '=', id)
    .where('reason', 'is not', null)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      state: row.state,
      receivedAt: row.received_at,
      from: row.from_address ?? '',
      subject: row.subject ?? '',
      body: row.body ?? '',
      isCut: row.is_cut,
      files: row.files as KeptFile[],
    }
  )
}

type Settling = { state: 'joined' | 'filed' | 'discarded'; requestId?: string }

export const settleMail = async (
  { db, now, actor }: Ctx,
  id: string,
  { state, requestId }: Settling,
): Promise<void> => {
  await db
    .updateTable('support_mails')
    .set({
      state,
      settled_by: actor.id,
      settled_at: now,
      ...(requestId === undefined ? {} : { request_id: requestId }),
    })
    .where('id', '=', id)
    .execute()
}

/** It waits again. */
export const reopenMail = async ({ db }: Ctx, id: string): Promise<void> => {
  await db
    .updateTable('support_mails')
    .set({ state: 'waiting', settled_by: null, settled_at: null })
    .where('id', '=', id)
    .execute()
}

/** Who wrote, about what and in which words; that there was one stays. Answers how many. */
export const emptyOldMails = async (
  { db, now }: Writing,
  { before, limit }: { before: Date; limit: number },
): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    update support_mails set from_address = null, from_name = null, subject = null, body = null, files = '[]', erased_at = ${now},
      state = case state when 'waiting' then 'discarded' else state end,
      settled_at = case state when 'waiting' then ${now}::timestamptz else settled_at end
    where id in (select id from support_mails where erased_at is null and received_at < ${before}
      order by received_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.length
}

/** As an account goes: what it wrote and nobody has joined. */
export const emptyMailsOf = async ({ db, now }: Writing, userId: string): Promise<void> => {
  await sql`
    update support_mails set from_address = null, from_name = null, subject = null, body = null, files = '[]', erased_at = ${now},
      state = case state when 'waiting' then 'discarded' else state end,
      settled_at = case state when 'waiting' then ${now}::timestamptz else settled_at end
    where user_id = ${userId} and erased_at is null`.execute(db)
}
