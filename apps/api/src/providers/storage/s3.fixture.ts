/** A store that speaks S3, in memory: it checks signatures and digests before it answers. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'
import { answerOf, type Bucket, type Said } from './s3-answers.fixture.ts'

export const keys = { key: 'arriero:carga', secret: 'la mula sube la loma', region: 'us-east-1' }
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const isSigned = async (request: IncomingMessage, url: string): Promise<boolean> => {
  const { searchParams } = new URL(url)
  const isQuery = searchParams.has('X-Amz-Signature')
  const authorization = request.headers.authorization ?? ''
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? []
  const headers = Object.fromEntries(
    names.filter((name) => name !== 'host').map((name) => [name, String(request.headers[name])]),
  )
  const bare = new URL(url)
  for (const name of new URL(url).searchParams.keys())
    if (isQuery && /^X-Amz-(?!Expires)/.test(name)) bare.searchParams.delete(name)
  const signer = new AwsV4Signer({
    url: bare.toString(),
    method: request.method ?? 'GET',
    headers,
    accessKeyId: keys.key,
    secretAccessKey: keys.secret,
    region: keys.region,
    service: 's3',
    signQuery: isQuery,
    datetime: isQuery ? (searchParams.get('X-Amz-Date') ?? '') : String(request.headers['x-amz-date']),
  })
  const signed = await signer.sign()
  return isQuery
    ? signed.url.searchParams.get('X-Amz-Signature') === searchParams.get('X-Amz-Signature')
    : signed.headers.get('authorization') === authorization
}

/** What a test may look at, and bend. */
export type Stand = Bucket & {
  url: string
  /** Statuses that the next requests are answered with instead. */
  failing: number[]
  /** What becomes of answers once so many of their bytes are out. */
  bent: { after: number; isCut: boolean } | undefined
  /** Answers that nobody has yet to their end. */
  open: Set<ServerResponse>
  close(): Promise<void>
}

const refused = (status: number, code: string): Said => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
})

const refusalOf = async (request: IncomingMessage, url: string, body: Buffer): Promise<Said | undefined> => {
  if (!(await isSigned(request, url))) return refused(403, 'SignatureDoesNotMatch')
  const digest = request.headers['x-amz-content-sha256']
  return digest === undefined || digest === sha256(body)
    ? undefined
    : refused(400, 'XAmzContentSHA256Mismatch')
}

export const openS3Stand = async (): Promise<Stand> => {
  const bucket: Bucket = { files: new Map(), unfinished: new Map() }
  const failing: number[] = []
  const answer = async (request: IncomingMessage): Promise<Said> => {
    const body = Buffer.concat(await request.toArray())
    const failure = failing.shift()
    if (failure !== undefined) return refused(failure, 'SlowDown')
    const url = `http://${request.headers.host}${request.url}`
    const asked = { method: request.method ?? '', url: new URL(url), headers: request.headers, body }
    return (await refusalOf(request, url, body)) ?? answerOf(bucket, asked) ?? refused(404, 'NoSuchKey')
  }
  const open = new Set<ServerResponse>()
  const send = (response: ServerResponse, { status, headers = {}, body = '' }: Said) => {
    const { bent } = stand
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
    if (!bent || typeof body === 'string') return response.end(body)
    return response.write(body.subarray(0, bent.after), () => bent.isCut && response.destroy())
  }
  const server = createServer((request, response) => {
    open.add(response)
    response.once('close', () => open.delete(response))
    void answer(request)
      .catch((reason: unknown) => refused(500, String(reason)))
      .then((said) => send(response, said))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stand: Stand = {
    ...bucket,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/arriero`,
    failing,
    bent: undefined,
    open,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return stand
}
