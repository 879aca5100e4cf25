import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { bearerHash } from './exchange.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: number
    /** Called without a session: whatever token comes along is nobody's. */
    isOpen?: boolean
  }
}

const openPerMinute = 1200

/**
 * One count per session where there is one, else per address; X-Forwarded-For counts only from a configured proxy. Where no session
 * is asked for, a made-up token with each call must not begin a count of its own.
 */
const keyOf = (request: FastifyRequest) => {
  const session = request.routeOptions.config.isOpen ? undefined : bearerHash(request)
  return session?.toString('base64') ?? request.ip
}

export const addLimits = async (app: FastifyInstance, factor: number) => {
  await app.register(rateLimit, {
    timeWindow: 60_000,
    max: (request: FastifyRequest) => request.routeOptions.config.limit ?? openPerMinute * factor,
    keyGenerator: (request: FastifyRequest) => `${request.routeOptions.url ?? ''} ${keyOf(request)}`,
    cache: 20_000,
    errorResponseBuilder: (_request, context) =>
      new AppError('request.too_many', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  })
}
