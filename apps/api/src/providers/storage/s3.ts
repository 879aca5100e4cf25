/** Files in a store that speaks S3: each node asks the same one, so no folder is shared. docs/decisions/0047. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { AwsClient } from 'aws4fetch'
import { ProviderError } from '#providers/provider-error.ts'
import { checked } from './checked.ts'
import type { FileStorage, Known, Opened } from './port.ts'

export type S3Options = {
  /** Of the bucket, in whichever style the store wants it: `https://store/bucket` or `https://bucket.store`. */
  url: string
  key: string
  secret: string
  region: string
  timeoutMs: number
  /** Of what comes in parts; the last one may be smaller. S3 wants 5 MiB at least. */
  partBytes?: number
}

type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  query?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** Gives up in place of the time that a call may take. */
  signal?: AbortSignal
}

/** Digest of what was written, kept beside it: whoever reads it again sees whether it is still the same. */
const digestHeader = 'x-amz-meta-sha256'
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** An element of an answer: text where it holds nothing else. */
type Fields = { text(name: string): string; all(name: string): Fields[] }

const fieldsOf = (element: XmlElement): Fields => {
  const named = (name: string) =>
    element.children.filter((one): one is XmlElement => one instanceof XmlElement && one.name === name)
  return { text: (name) => named(name)[0]?.text ?? '', all: (name) => named(name).map(fieldsOf) }
}

const nothing: Fields = { text: () => '', all: () => [] }

/** The outermost element of an answer. */
const read = async (response: Response): Promise<Fields & { name: string }> => {
  const { root } = parseXml(await response.text())
  return { name: root?.name ?? '', ...(root ? fieldsOf(root) : nothing) }
}

const refusal = async (response: Response): Promise<ProviderError> => {
  const { text } = await read(response).catch(() => nothing)
  const kind = response.status >= 500 || response.status === 429 ? 'unavailable' : 'rejected'
  return new ProviderError(kind, `files: the store answered ${response.status} ${text('Code')}`.trim())
}

const lost = (error: unknown): ProviderError => {
  const kind = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unavailable'
  return new ProviderError(kind, 'files: the store could not be reached', { cause: error })
}

/** Asks the bucket; a refusal other than those that mean something to the caller is thrown. */
const asker = ({ url, key, secret, region, timeoutMs }: S3Options) => {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 2,
    initRetryMs: 200,
  })
  const addressOf = (name: string, query: Record<string, string> = {}) => {
    const address = new URL(`${url.replace(/\/$/, '')}/${name}`)
    for (const [field, value] of Object.entries(query)) address.searchParams.set(field, value)
    return address.toString()
  }
  const ask = async (name: string, call: Call, known: readonly number[] = []): Promise<Response> => {
    const { method, query, body, headers, signal } = call
    const response = await client
      .fetch(addressOf(name, query), {
        method,
        ...(body && { body }),
        // Signed with the rest: the store refuses bytes that are not these.
        headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
        // Files go to the store of the settings, wherever an answer would lead.
        redirect: 'error',
        signal: signal ?? AbortSignal.timeout(timeoutMs),
      })
      .catch((error: unknown) => {
        throw lost(error)
      })
    if (response.ok || known.includes(response.status)) return response
    throw await refusal(response)
  }
  const signed = async (name: string, query: Record<string, string>): Promise<string> => {
    const request = await client.sign(addressOf(name, query), { method: 'GET', aws: { signQuery: true } })
    return request.url
  }
  return { ask, signed }
}

type Ask = ReturnType<typeof asker>['ask']

/** Bytes in pieces of one size, the last one smaller. */
async function* inParts(
  parts: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const part of parts) {
    waiting.push(part)
    length += part.length
    if (length < size) continue
    const bytes = Buffer.concat(waiting)
    let at = 0
    for (; at + size <= bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size))
    waiting = [bytes.subarray(at)]
    length = bytes.length - at
  }
  yield new Uint8Array(Buffer.concat(waiting))
}

const late = () => new DOMException('nothing came', 'TimeoutError')

/** What a store sends, as it is asked for: it may take its time with each piece, and the reader with all of them. */
const bytesOf = (body: ReadableStream<Uint8Array>, timeoutMs: number): Readable => {
  const reader = body.getReader()
  let timer: NodeJS.Timeout | undefined
  return new Readable({
    read() {
      timer = setTimeout(() => this.destroy(lost(late())), timeoutMs)
      reader.read().then(
        ({ done, value }) => {
          clearTimeout(timer)
          if (!this.destroyed) this.push(done ? null : value)
        },
        (error: unknown) => this.destroy(lost(error)),
      )
    },
    destroy(reason, done) {
      clearTimeout(timer)
      done(reason)
      // Closes the connection that still brings the rest; one that failed is closed.
      void reader.cancel().catch(() => undefined)
    },
  })
}

/** Of the whole file, by an answer with all or a part of it; none where it does not say so plainly. */
const sizeOf = ({ status, headers }: Response, { part }: Known): number => {
  const isPacked = headers.has('content-encoding')
  if (!part) return Number((isPacked ? null : headers.get('content-length')) ?? undefined)
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  const isAsked = status === 206 && Number(first) === part.first && Number(last) === part.last
  return isAsked ? Number(size) : Number.NaN
}

type Asked = { name: string; known: Known; timeoutMs: number }

const openOf = async (ask: Ask, { name, known, timeoutMs }: Asked): Promise<Opened | undefined> => {
  const { part } = known
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(late()), timeoutMs)
  const headers = part && { range: `bytes=${part.first}-${part.last}` }
  const call: Call = { method: 'GET', signal: patience.signal, ...(headers && { headers }) }
  const response = await ask(name, call, [404, 416]).finally(() => clearTimeout(timer))
  const source = response.body ? bytesOf(response.body, timeoutMs) : Readable.from([])
  if (response.status === 404) {
    source.destroy()
    return undefined
  }
  const sha256 = response.headers.get(digestHeader) ?? undefined
  return checked(source, { name, size: sizeOf(response, known), sha256 }, known)
}

const put = async (ask: Ask, name: string, bytes: Uint8Array): Promise<void> => {
  const body = new Uint8Array(bytes)
  await ask(name, { method: 'PUT', body, headers: { [digestHeader]: sha256(body) } })
}

/** What one part holds goes at once; more is put together by the store, and forgotten by it where it breaks off. */
const putParts = async (
  ask: Ask,
  name: string,
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): Promise<void> => {
  const first = await parts.next()
  let next = await parts.next()
  if (next.done) return put(ask, name, first.value ?? new Uint8Array())
  const begun = await read(await ask(name, { method: 'POST', query: { uploads: '' } }))
  const uploadId = begun.text('UploadId')
  const tags: string[] = []
  const send = async (body: Uint8Array<ArrayBuffer>) => {
    const query = { partNumber: String(tags.length + 1), uploadId }
    const answer = await ask(name, { method: 'PUT', query, body })
    tags.push(answer.headers.get('etag') ?? '')
  }
  try {
    await send(first.value ?? new Uint8Array())
    for (; !next.done; next = await parts.next()) if (next.value.length > 0) await send(next.value)
    const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    const body = new TextEncoder().encode(
      `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
    )
    const ended = await read(await ask(name, { method: 'POST', query: { uploadId }, body }))
    // It may answer 200 first and fail while it puts the parts together.
    if (ended.name === 'Error') throw new ProviderError('unavailable', `files: ${ended.text('Code')}`)
  } catch (error) {
    await ask(name, { method: 'DELETE', query: { uploadId } }, [404]).catch(() => undefined)
    throw error
  }
}

async function* listed(ask: Ask): AsyncGenerator<Fields[]> {
  for (let token: string | undefined = ''; token !== undefined;) {
    const query = { 'list-type': '2', ...(token !== '' && { 'continuation-token': token }) }
    const page = await read(await ask('', { method: 'GET', query }))
    yield page.all('Contents')
    token = page.text('IsTruncated') === 'true' ? page.text('NextContinuationToken') : undefined
  }
}

/** Uploads in parts that nobody ended: they cost room, and no list of files names them. */
async function* unfinished(ask: Ask): AsyncGenerator<Fields[]> {
  let markers: Record<string, string> | undefined = {}
  while (markers) {
    const page = await read(await ask('', { method: 'GET', query: { uploads: '', ...markers } }))
    yield page.all('Upload')
    const isCut = page.text('IsTruncated') === 'true'
    markers = isCut
      ? { 'key-marker': page.text('NextKeyMarker'), 'upload-id-marker': page.text('NextUploadIdMarker') }
      : undefined
  }
}

export const s3Storage = (options: S3Options): FileStorage => {
  const { partBytes = 8 * 1024 * 1024 } = options
  const { ask, signed } = asker(options)
  return {
    write: (name, bytes) => put(ask, name, bytes),
    writeStream: (name, parts) => putParts(ask, name, inParts(parts, partBytes)),
    open: (name, known = {}) => openOf(ask, { name, known, timeoutMs: options.timeoutMs }),
    remove: async (name) => {
      await ask(name, { method: 'DELETE' }, [404])
    },
    namesBefore: async function* (before) {
      const isOld = (field: string) => (one: Fields) => new Date(one.text(field)) < before
      for await (const files of listed(ask))
        yield files.filter(isOld('LastModified')).map((file) => file.text('Key'))
      for await (const uploads of unfinished(ask))
        for (const upload of uploads.filter(isOld('Initiated')))
          await ask(
            upload.text('Key'),
            { method: 'DELETE', query: { uploadId: upload.text('UploadId') } },
            [404],
          )
    },
    urlOf: (name, { seconds, mediaType, disposition }) =>
      signed(name, {
        'X-Amz-Expires': String(seconds),
        'response-content-type': mediaType,
        ...(disposition && { 'response-content-disposition': disposition }),
      }),
  }
}
