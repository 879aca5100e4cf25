/** What the person of a request wrote after filing it. */
import type { OpenCtx } from '#context.ts'

/** Of what came with it: the file, or why it was not kept. */
export type KeptFile = { name: string; fileId: string | null; isPdf: boolean; refusal: string | null }

export type NewReply = {
  id: string
  requestId: string
  authorId: string
  body: string
  isCut: boolean
  files: readonly KeptFile[]
  from: string
  at: Date
}

/** Whoever has the request open is told that it changed; its status stays what it is. */
export const insertReply = async ({ db }: Pick<OpenCtx, 'db'>, reply: NewReply): Promise<void> => {
  const { id, requestId, authorId, body, isCut, files, from, at } = reply
  await db
    .insertInto('support_replies')
    .values({
      id,
      request_id: requestId,
      author_id: authorId,
      body,
      is_cut: isCut,
      files: JSON.stringify(files),
      from_address: from,
      created_at: at,
    })
    .execute()
  await db
    .updateTable('support_requests')
    .set({ replied_at: at, updated_at: at })
    .where('id', '=', requestId)
    .execute()
}

/** Words stay as those of his requests do; the address goes with him. */
export const forgetReplyAddressesOf = async ({ db }: Pick<OpenCtx, 'db'>, userId: string): Promise<void> => {
  await db
    .updateTable('support_replies')
    .set({ from_address: null })
    .where('author_id', '=', userId)
    .execute()
}
