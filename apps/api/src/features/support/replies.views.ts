/** What the person of a request wrote after filing it, as he and the desk read it. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { isErrorCode } from '@arriero/domain/errors/errors'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { pdfEnding } from '#features/files/file-url.ts'
import type { KeptFile } from './replies.store.ts'

type Reply = ReplyOf<typeof api.support.detail, 'staff'>['replies'][number]
type Row = {
  id: string
  body: string
  is_cut: boolean
  files: KeptFile[]
  from_address: string | null
  created_at: Date
}

/** More of one conversation nobody reads at once. */
const repliesMost = 200

type Reading = Pick<OpenCtx, 'fileUrl'>

const sentenceOf = (code: string | null): string | null =>
  code !== null && isErrorCode(code) ? errorTexts[code] : null

export const mailFilesOf = (ctx: Reading, files: readonly KeptFile[]): Reply['files'] =>
  files.map(({ name, fileId, isPdf, refusal }) => ({
    name,
    // Whoever shows it knows by its address that it is no picture.
    url: fileId === null ? null : ctx.fileUrl(isPdf ? `${fileId}${pdfEnding}` : fileId),
    refusal: sentenceOf(refusal),
  }))

export const repliesOf = async (ctx: OpenCtx, requestId: string): Promise<Reply[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.body, p.is_cut, p.files, p.from_address, p.created_at
    from support_replies p where p.request_id = ${requestId}
    order by p.created_at, p.id limit ${repliesMost}`.execute(ctx.db)
  return rows.map((row) => ({
    _id: row.id,
    text: row.body,
    at: row.created_at.toISOString(),
    isCut: row.is_cut,
    files: mailFilesOf(ctx, row.files),
    from: row.from_address,
  }))
}
