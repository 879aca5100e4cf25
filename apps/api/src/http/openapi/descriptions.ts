/** The API described for programs and for people: the same for everybody, so made once and kept packed. */
import type { FastifyInstance } from 'fastify'
import type { Facts } from '#context.ts'
import { apiPage, apiPageProgram, descriptionPath } from './api-page.ts'
import { openApi } from './openapi.ts'
import { keptPacked, pack, sendPacked } from '../pages/packed.ts'
import type { Served } from '../serve.ts'

/** Of one address: nobody reads faster. */
const perMinute = 60
/** Asked each time, answered with 304. */
const cacheControl = 'public, no-cache'
const programPath = '/v1/docs/program.js'
/** For an address with the version in it: what it answers never changes. */
const forEver = 'public, max-age=31536000, immutable'

type Described = {
  served: readonly Served[]
  /** Of now: the house may be named anew while it runs. */
  facts: () => Facts
}

export const addDescriptions = (app: FastifyInstance, { served, facts }: Described): void => {
  const kept = keptPacked()
  const config = { limit: perMinute }
  const program = () =>
    kept('program', '', async () => pack(await apiPageProgram(), 'text/javascript; charset=utf-8'))
  app.get(descriptionPath, { config }, async (request, reply) => {
    const { brand, publicUrl } = facts()
    const packed = await kept('openapi', JSON.stringify([brand, publicUrl]), () =>
      pack(JSON.stringify(openApi(served, { brand, publicUrl })), 'application/json; charset=utf-8'),
    )
    return sendPacked({ request, reply }, packed, cacheControl)
  })
  app.get('/v1/docs', { config }, async (request, reply) => {
    const { brand, look } = facts()
    const packed = await kept('docs', JSON.stringify([brand, look]), async () =>
      pack(apiPage({ brand, look }, `${programPath}?v=${(await program()).tag}`), 'text/html; charset=utf-8'),
    )
    return sendPacked({ request, reply }, packed, cacheControl)
  })
  app.get<{ Querystring: { v?: string } }>(programPath, { config }, async (request, reply) => {
    const packed = await program()
    return sendPacked({ request, reply }, packed, request.query.v === packed.tag ? forEver : cacheControl)
  })
}
