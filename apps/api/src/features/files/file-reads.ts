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

/** Lines of a fixed length, for banks. */
export const plainText = 'text/plain; charset=utf-8'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const notFound = () => new AppError('request.not_found')

type Sent = { media_type: string; id: string; kind: string }

/** What we made is named by the link that fetches it. */
const dispositionOf = ({ id, kind, media_type: mediaType }: Sent): string | undefined => {
  if (kind === 'export') return 'attachment'
  return mediaType === 'application/pdf' ? `attachment; filename="${id}.pdf"` : undefined
}

const sendBytes = (reply: FastifyReply, file: Sent, bytes: Uint8Array) => {
  const disposition = dispositionOf(file)
  void reply
    .header('content-type', file.media_type)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
  if (disposition !== undefined) void reply.header('content-disposition', disposition)
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
      if (file && storage.urlOf) {
        const reading = { seconds: left, mediaType: file.media_type, disposition: dispositionOf(file) }
        // Another address is signed for each reading: this one stands no longer than that.
        return reply.header('cache-control', 'no-store').redirect(await storage.urlOf(id, reading), 302)
      }
      const bytes = file && (await storage.read(id))
      if (!file || !bytes) throw notFound()
      void reply.header('cache-control', `private, max-age=${left}, immutable`)
      return sendBytes(reply, file, bytes)
    })
  }
