/** What a bucket answers whoever may ask it: files, pages of lists, uploads in parts. */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export type Bucket = {
  files: Map<string, { bytes: Buffer; at: Date; digest: string | undefined }>
  unfinished: Map<string, { name: string; at: Date; parts: Map<number, Buffer> }>
}
export type Said = { status: number; headers?: Record<string, string>; body?: string | Buffer }
type Asked = { method: string; url: URL; headers: IncomingHttpHeaders; body: Buffer }
type Answer = (bucket: Bucket, asked: Asked & { name: string; query: URLSearchParams }) => Said | undefined

const pageLength = 3

const xml = (text: string): Said => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?>${text}`,
})

const list: Answer = ({ files }, { query }) => {
  const names = [...files.keys()].toSorted().filter((name) => name > (query.get('continuation-token') ?? ''))
  const page = names.slice(0, pageLength)
  const isCut = names.length > page.length
  const at = (name: string) => files.get(name)?.at.toISOString()
  const contents = page.map(
    (name) => `<Contents><Key>${name}</Key><LastModified>${at(name)}</LastModified></Contents>`,
  )
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return xml(
    `<ListBucketResult>${contents.join('')}<IsTruncated>${isCut}</IsTruncated>${next}</ListBucketResult>`,
  )
}

const listUnfinished: Answer = ({ unfinished }) => {
  const all = [...unfinished].map(
    ([id, { name, at }]) =>
      `<Upload><Key>${name}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
  )
  return xml(
    `<ListMultipartUploadsResult>${all.join('')}<IsTruncated>false</IsTruncated></ListMultipartUploadsResult>`,
  )
}

const begin: Answer = ({ unfinished }, { name }) => {
  const id = `upload-${name}-${unfinished.size}`
  unfinished.set(id, { name, at: new Date(), parts: new Map() })
  return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`)
}

const ofUpload: Answer = ({ files, unfinished }, { method, query, body }) => {
  const id = query.get('uploadId') ?? ''
  const open = unfinished.get(id)
  if (!open) return undefined
  if (method === 'PUT') {
    open.parts.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { etag: `"${createHash('md5').update(body).digest('hex')}"` } }
  }
  unfinished.delete(id)
  if (method === 'DELETE') return { status: 204 }
  const bytes = Buffer.concat([...open.parts].toSorted(([a], [b]) => a - b).map(([, part]) => part))
  files.set(open.name, { bytes, at: new Date(), digest: undefined })
  return xml('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
}

const ofFile: Answer = ({ files }, { method, name, query, headers, body }) => {
  if (method === 'PUT') {
    files.set(name, { bytes: body, at: new Date(), digest: String(headers['x-amz-meta-sha256']) })
    return { status: 200 }
  }
  const kept = files.get(name)
  if (!kept) return undefined
  if (method === 'DELETE') {
    files.delete(name)
    return { status: 204 }
  }
  const type = query.get('response-content-type') ?? 'application/octet-stream'
  const digest = kept.digest === undefined ? {} : { 'x-amz-meta-sha256': kept.digest }
  const said = { 'content-type': type, ...digest }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (first === undefined) return { status: 200, headers: said, body: kept.bytes }
  const part = kept.bytes.subarray(Number(first), Number(last) + 1)
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${kept.bytes.length}`
  return part.length > 0
    ? { status: 206, headers: { ...said, 'content-range': range }, body: part }
    : { status: 416 }
}

/** Undefined where there is nothing of that name. */
export const answerOf = (bucket: Bucket, asked: Asked): Said | undefined => {
  const query = asked.url.searchParams
  const more = { ...asked, query, name: asked.url.pathname.replace('/arriero/', '') }
  if (query.has('uploadId')) return ofUpload(bucket, more)
  if (query.has('list-type')) return list(bucket, more)
  if (query.has('uploads')) return (asked.method === 'GET' ? listUnfinished : begin)(bucket, more)
  return ofFile(bucket, more)
}
