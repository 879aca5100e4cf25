/** GET /v1/file/:id by signed address. No session: the signature says who was let in. Security B2 i58, (d) PDF. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isId } from '@arriero/domain/people/identifiers'
import type { Db } from '#context.ts'
import { AppError } from '#app-error.ts'
import type { FileStorage } from '#providers/storage/port.ts'
import { secondsLeft } from './file-url.ts'
import { sentFile } from './files.views.ts'

export type FileReadsOptions = {
  secret: string | Buffer
  db: Db
  storage: FileStorage
  now(): Date
}

type Request = { Params: { id: string }; Querystring: { e?: unknown; s?: unknown } }

export const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Semicolons between its cells, for banks. */
export const csv = 'text/csv; charset=utf-8'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const notFound = () => new AppError('request.not_found')

type Sent = { media_type: string; id: string; kind: string }

const sendBytes = (reply: FastifyReply, file: Sent, bytes: Uint8Array) => {
  void reply
    .header('content-type', file.media_type)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
  // What we made is named by the link that fetches it.
  if (file.kind === 'export') void reply.header('content-disposition', 'attachment')
  else if (file.media_type === 'application/pdf')
    void reply.header('content-disposition', `attachment; filename="${file.id}.pdf"`)
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

export const fileReads =
  ({ secret, db, storage, now }: FileReadsOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<Request>('/v1/file/:id', async (request, reply) => {
      const id = request.params.id.replace(/\.pdf$/, '')
      const left = isId(id)
        ? secondsLeft(secret, { id, e: text(request.query.e), s: text(request.query.s) }, now())
        : undefined
      if (left === undefined) throw notFound()
      const file = await sentFile(db, id)
      const bytes = file && (await storage.read(id))
      if (!file || !bytes) throw notFound()
      void reply.header('cache-control', `private, max-age=${left}, immutable`)
      return sendBytes(reply, file, bytes)
    })
  }
