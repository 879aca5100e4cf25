import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { bearerHash, isApiKey } from './exchange.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: number
    /** Called without a session: whatever token comes along is nobody's. */
    isOpen?: boolean
    /** API keys get in. */
    isForKeys?: boolean
  }
}

const openPerMinute = 1200
/** Of one API key, over all that it calls. */
export const keyCallsPerMinute = 300

/**
 * One count per session where there is one, else per address; X-Forwarded-For counts only from a configured proxy. Where no session
 * is asked for, a made-up token with each call must not begin a count of its own.
 */
const keyOf = (request: FastifyRequest) => {
  const session = request.routeOptions.config.isOpen ? undefined : bearerHash(request)
  return session?.toString('base64') ?? request.ip
}

const isCallOfKey = (request: FastifyRequest) =>
  request.routeOptions.config.isForKeys === true && isApiKey(request)

/** A program calls many things in turn: its calls are counted together. */
const countedAs = (request: FastifyRequest) =>
  isCallOfKey(request) ? 'key' : (request.routeOptions.url ?? '')

export const addLimits = async (app: FastifyInstance, factor: number) => {
  await app.register(rateLimit, {
    timeWindow: 60_000,
    max: (request: FastifyRequest) =>
      isCallOfKey(request)
        ? keyCallsPerMinute * factor
        : (request.routeOptions.config.limit ?? openPerMinute * factor),
    keyGenerator: (request: FastifyRequest) => `${countedAs(request)} ${keyOf(request)}`,
    cache: 20_000,
    errorResponseBuilder: (_request, context) =>
      new AppError('request.too_many', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  })
}
