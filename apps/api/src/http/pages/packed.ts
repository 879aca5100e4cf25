/** An answer that is the same for everybody: packed and named once, sent as it stands. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this packing costs more than it saves. */
const smallBytes = 1024
const brotliQuality = 7

export type Packed = {
  type: string
  /** Of the plain bytes, without quotes; each packing has a name of its own made from it. */
  tag: string
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

export const tagOf = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

const isPackable = (type: string) => /^text\/|json|javascript|xml|svg/.test(type)

/** `br`: where somebody has packed it already, and tighter than there is time for here. */
export const pack = async (body: string | Buffer, type: string, br?: Buffer): Promise<Packed> => {
  const plain = Buffer.from(body)
  const packed = { type, tag: tagOf(plain), plain }
  if (plain.length < smallBytes || !isPackable(type)) return packed
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const [tight, gz] = await Promise.all([br ?? brotli(plain, { params }), zip(plain, { level: 9 })])
  return { ...packed, br: tight, gzip: gz }
}

/** The best compression that both sides know. */
export const encodingFor = ({ headers }: FastifyRequest, packed: Packed): 'br' | 'gzip' | undefined => {
  const wanted = new Set(
    (headers['accept-encoding'] ?? '')
      .slice(0, 500)
      .toLowerCase()
      .split(',')
      .map((one) => one.trim())
      .filter((one) => !/;\s*q=0(\.0*)?$/.test(one))
      .map((one) => one.split(';')[0]?.trim()),
  )
  if (packed.br && wanted.has('br')) return 'br'
  return packed.gzip && wanted.has('gzip') ? 'gzip' : undefined
}

/** Whether the caller has it already, in whichever packing. */
export const hasTag = (given: string | undefined, tag: string): boolean =>
  given !== undefined &&
  given.length < 2000 &&
  given.split(',').some((one) => {
    const name = /^(?:W\/)?"(.+?)(?:-br|-gzip)?"$/.exec(one.trim())?.[1]
    return name === tag
  })

/** With its name, 304 to who has it; `cacheControl` says how long nobody need ask. */
export const sendPacked = (
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  packed: Packed,
  cacheControl: string,
): FastifyReply => {
  const encoding = encodingFor(request, packed)
  void reply
    .header('etag', `"${packed.tag}${encoding === undefined ? '' : `-${encoding}`}"`)
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
  if (hasTag(request.headers['if-none-match'], packed.tag)) return reply.status(304).send()
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.type(packed.type).send(encoding === undefined ? packed.plain : packed[encoding])
}

/** Made at the first call and anew when what it is made `of` changes; meanwhile all wait for the one that is being made. */
export const keptPacked = () => {
  const kept = new Map<string, { of: string; packed: Promise<Packed> }>()
  return (name: string, of: string, make: () => Promise<Packed>): Promise<Packed> => {
    const before = kept.get(name)
    if (before?.of === of) return before.packed
    const packed = make()
    kept.set(name, { of, packed })
    // What failed is tried again by the next.
    packed.catch(() => kept.delete(name))
    return packed
  }
}
