/** ETag of whole answers that change rarely, packed once. Register before compression: the tag is of the plain text. Decisions §3. */
import type { FastifyInstance } from 'fastify'
import { encodingFor, hasTag, pack, tagOf, type Packed } from './pages/packed.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    isCatalogue?: boolean
  }
}

/** Catalogues are few; of one that changed the old text goes. */
const mostKept = 32

const keptByTag = () => {
  const kept = new Map<string, Promise<Packed>>()
  return (tag: string, text: string): Promise<Packed> => {
    const found = kept.get(tag) ?? pack(text, 'application/json; charset=utf-8')
    kept.delete(tag)
    kept.set(tag, found)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return found
  }
}

/** Routes with `config.isCatalogue` answer with a tag, and 304 to who already has it. Still asked each time: the session decides. */
export const addCatalogueTags = (app: FastifyInstance): void => {
  const packedOf = keptByTag()
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.isCatalogue || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload
    const tag = tagOf(payload)
    void reply.header('etag', `"${tag}"`).header('cache-control', 'private, no-cache')
    if (hasTag(request.headers['if-none-match'], tag)) {
      void reply.status(304).removeHeader('content-length')
      return null
    }
    const packed = await packedOf(tag, payload)
    const encoding = encodingFor(request, packed)
    if (encoding === undefined) return payload
    void reply
      .header('etag', `"${tag}-${encoding}"`)
      .header('content-encoding', encoding)
      .header('vary', 'accept-encoding')
      .removeHeader('content-length')
    return packed[encoding]
  })
}
