/** Refusals that whoever watches over the house wants to hear of: each a line of the log of its own, at `warn`. docs/protection.md. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from './limits/network-of.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Stands in the line of the request too. */
    refusedAs?: ErrorCode
  }
}

/** Somebody showed that he is who he says, or did not: which factor it was stands in the code. */
const ofTheDoor: ReadonlySet<ErrorCode> = new Set([
  'auth.wrong_credentials',
  'auth.code_required',
  'auth.code_wrong',
  'auth.too_many_attempts',
  'factor.code_wrong',
  'recovery.code_invalid',
  'registration.code_invalid',
  'setup.code_invalid',
  'whatsapp.code_wrong',
  'device.unknown',
])

const eventOf = (status: number, code: ErrorCode): string | undefined => {
  if (ofTheDoor.has(code)) return 'auth.failed'
  if (status === 403) return 'authz.denied'
  return status === 429 ? 'limit.reached' : undefined
}

/** A flood is told once a minute, network and route: its log must not fill the disk. */
const toldLately = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 })

const isToldAlready = (event: string, key: string): boolean => {
  if (event !== 'limit.reached') return false
  const isTold = toldLately.has(key)
  if (!isTold) toldLately.set(key, true)
  return isTold
}

/** Never what was typed: the network it came from, and who it is where that is known. */
export const noteRefusal = (
  request: FastifyRequest,
  { status, code }: { status: number; code: ErrorCode },
): void => {
  request.refusedAs = code
  const event = eventOf(status, code)
  const route = request.routeOptions.url ?? 'none'
  const network = networkOf(request.ip)
  if (event === undefined || isToldAlready(event, `${network} ${route}`)) return
  request.log.warn({
    event,
    code,
    route,
    network,
    requestId: request.id,
    userId: request.actorForLog?.id,
  })
}
