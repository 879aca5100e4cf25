/** GET /v1/file/:id by signed address, whole or in part. No session: the signature says who was let in. Security B2 i58, (d) PDF. docs/decisions/0077. */
import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isId } from '@arriero/domain/people/identifiers'
import type { Db } from '#context.ts'
import { AppError } from '#app-error.ts'
import { partOf } from '#http/byte-range.ts'
import { hasTag } from '#http/pages/packed.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { FileStorage, Opened, Part } from '#providers/storage/port.ts'
import { secondsLeft } from './file-url.ts'
import { sentFile } from './files.views.ts'

export type FileReadsOptions = {
  secret: string | Buffer
  db: Db
  storage: FileStorage
  now(): Date
  /** As long as a reader may take not one byte. */
  stalledMs?: number
}

type Request = { Params: { id: string }; Querystring: { e?: unknown; s?: unknown } }

export const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Semicolons between its cells, for banks. */
export const csv = 'text/csv; charset=utf-8'

/** Lines of a fixed length, for banks. */
export const plainText = 'text/plain; charset=utf-8'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const notFound = () => new AppError('request.not_found')
const absent = (): never => {
  throw notFound()
}

type Sent = { media_type: string; id: string; kind: string; sha256: string; size_bytes: number }
type Signed = { file: Sent; left: number }

/** What we made is named by the link that fetches it. */
const dispositionOf = ({ id, kind, media_type: mediaType }: Sent): string | undefined => {
  if (kind === 'export') return 'attachment'
  return mediaType === 'application/pdf' ? `attachment; filename="${id}.pdf"` : undefined
}

/** What is said of the bytes: it does not stand where they do not come. */
const describe = (reply: FastifyReply, file: Sent, left: number): void => {
  const disposition = dispositionOf(file)
  void reply
    .header('content-type', file.media_type)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('accept-ranges', 'bytes')
    .header('etag', `"${file.sha256}"`)
    .header('cache-control', `private, max-age=${left}, immutable`)
  if (disposition !== undefined) void reply.header('content-disposition', disposition)
}

const takeBack = (reply: FastifyReply): void => {
  for (const name of ['etag', 'cache-control', 'content-range', 'content-disposition', 'content-length']) {
    void reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
}

/** Published for each file that was not given to its end, with what became of it; the metrics hear it. */
export const brokenOff = channel('arriero.file-broken-off')

const tell = ({ log, id: requestId }: FastifyRequest, fileId: string, error: unknown): void => {
  log.warn({ event: 'file.broken_off', fileId, err: error, requestId })
  brokenOff.publish(error)
}

/** Of other bytes than the reader has begun with no part is of use to him: all of it comes. */
const wantedPart = ({ headers, method }: FastifyRequest, file: Sent): Part | 'none' | undefined => {
  const condition = headers['if-range']
  if (method === 'HEAD' || (condition !== undefined && condition !== `"${file.sha256}"`)) return undefined
  return partOf(headers.range, file.size_bytes)
}

const opened = async (storage: FileStorage, file: Sent, part: Part | undefined): Promise<Opened> => {
  const known = { size: file.size_bytes, sha256: file.sha256, part }
  const found = (await storage.open(file.id, known)) ?? absent()
  // It may have failed behind its first byte already.
  if (found.bytes.errored) throw found.bytes.errored
  return found
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** 200, 206, 304 or 416, and 503 where not a byte could be had; where they end too early the connection does. */
const sendFile = async (
  { request, reply }: Exchange,
  { storage, stalledMs = 60_000 }: FileReadsOptions,
  { file, left }: Signed,
) => {
  if (hasTag(request.headers['if-none-match'], file.sha256)) {
    describe(reply, file, left)
    return reply.status(304).removeHeader('content-type').send()
  }
  const part = wantedPart(request, file)
  if (part === 'none') {
    void reply.header('content-range', `bytes */${file.size_bytes}`)
    throw new AppError('request.range')
  }
  const { bytes, length } = await opened(storage, file, part).catch((error: unknown) => {
    if (error instanceof ProviderError && error.kind === 'garbled') tell(request, file.id, error)
    throw error
  })
  describe(reply, file, left)
  void reply.header('content-length', length)
  if (request.method === 'HEAD') {
    bytes.destroy()
    return reply.send()
  }
  if (part)
    void reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${file.size_bytes}`)
  bytes.once('error', (error) => {
    if (!reply.raw.headersSent) takeBack(reply)
    tell(request, file.id, error)
  })
  // Who takes nothing any more holds what his bytes come by.
  reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
  return reply.send(bytes)
}

export const fileReads =
  (options: FileReadsOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    const { secret, db, storage, now } = options
    app.route<Request>({
      method: ['GET', 'HEAD'],
      url: '/v1/file/:id',
      // Pictures and papers are packed in themselves, and a part is one of the bytes as they are.
      compress: false,
      handler: async (request, reply) => {
        const id = request.params.id.replace(/\.pdf$/, '')
        const left = isId(id)
          ? secondsLeft(secret, { id, e: text(request.query.e), s: text(request.query.s) }, now())
          : undefined
        if (left === undefined) throw notFound()
        const file = (await sentFile(db, id)) ?? absent()
        // The address of the store is good for reading alone.
        if (!storage.urlOf || request.method === 'HEAD')
          return sendFile({ request, reply }, options, { file, left })
        const reading = { seconds: left, mediaType: file.media_type, disposition: dispositionOf(file) }
        // Another address is signed for each reading: this one stands no longer than that.
        return reply.header('cache-control', 'no-store').redirect(await storage.urlOf(id, reading), 302)
      },
    })
  }
