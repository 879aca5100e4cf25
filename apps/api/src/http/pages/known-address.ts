/** Who came by an address that is none of ours is told which one to open. Security (d). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isGuarded, type Addresses } from '#addresses.ts'
import { AppError } from '#app-error.ts'
import { otherAddressPage } from './other-address.template.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the visitor's browser calls this server: one of our own addresses. */
    visitedAt: string
    /** True where the visitor's cookies go over https only. */
    isGuarded: boolean
  }
}

/** Whoever watches over the machine knows its number, not its name. */
const isProbe = (path: string) => path === '/health' || path === '/ready'

const isForReading = ({ method, url }: FastifyRequest) =>
  /^(GET|HEAD)$/.test(method) && !/^\/v1(\/|$)/.test(url)

export const addKnownAddresses = (app: FastifyInstance, addresses: Addresses): void => {
  app.decorateRequest('visitedAt', '')
  app.decorateRequest('isGuarded', false)
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = addresses.originOf(request.host, request.protocol)
    request.visitedAt = origin ?? addresses.publicUrl
    request.isGuarded = isGuarded(addresses, request.visitedAt)
    const [path = ''] = request.url.split('?')
    if (origin !== undefined || isProbe(path)) return
    const refusal = new AppError('request.address_unknown')
    if (!isForReading(request)) throw refusal
    return reply
      .status(421)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(otherAddressPage(addresses.publicUrl, path))
  })
}
