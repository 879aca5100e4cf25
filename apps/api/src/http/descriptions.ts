/** The API described for programs and for people: the same for everybody, so made once and kept packed. */
import type { FastifyInstance } from 'fastify'
import type { Facts } from '#context.ts'
import { apiPage } from './api-page.ts'
import { openApi } from './openapi.ts'
import { keptPacked, pack, sendPacked } from './packed.ts'
import type { Served } from './serve.ts'

/** Of one address: nobody reads faster. */
const perMinute = 60
/** Asked each time, answered with 304. */
const cacheControl = 'public, no-cache'

type Described = {
  served: readonly Served[]
  /** Of now: the house may be named anew while it runs. */
  facts: () => Facts
}

export const addDescriptions = (app: FastifyInstance, { served, facts }: Described): void => {
  const kept = keptPacked()
  const config = { limit: perMinute }
  app.get('/v1/openapi.json', { config }, async (request, reply) => {
    const packed = await kept('openapi', '', () =>
      pack(JSON.stringify(openApi(served)), 'application/json; charset=utf-8'),
    )
    return sendPacked({ request, reply }, packed, cacheControl)
  })
  app.get('/v1/docs', { config }, async (request, reply) => {
    const { brand, look, publicUrl } = facts()
    const packed = await kept('docs', JSON.stringify([brand, look, publicUrl]), () =>
      pack(apiPage(served, { brand, look, publicUrl }), 'text/html; charset=utf-8'),
    )
    return sendPacked({ request, reply }, packed, cacheControl)
  })
}
