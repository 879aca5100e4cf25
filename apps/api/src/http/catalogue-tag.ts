/** ETag of whole answers that change rarely. Register before compression: the tag is of the plain text. Decisions §3. */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    isCatalogue?: boolean
  }
}

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** A weak mark does not matter for whole answers; compression may have added it. */
const matches = (header: string | undefined, tag: string) =>
  header !== undefined &&
  header.length < 2000 &&
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** Routes with `config.isCatalogue` answer with a tag, and 304 to who already has it. Still asked each time: the session decides. */
export const addCatalogueTags = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.isCatalogue || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload
    const tag = tagOf(payload)
    void reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (!matches(request.headers['if-none-match'], tag)) return payload
    void reply.status(304).removeHeader('content-length')
    return null
  })
}
