/** How often anybody may call. Security F3.7. */
import { setTimeout as pause } from 'node:timers/promises'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#app-error.ts'
import { countsInMemory, type CallCounts, type Counted } from './call-counts.ts'
import type { CountTogether } from './shared-counts.ts'
import { bearerHash, isApiKey } from '../exchange.ts'
import { networkOf } from './network-of.ts'
import { takenAhead, type CountAhead } from './taken-ahead.ts'

type ProvedTokens = {
  has(hash: Buffer): boolean
  prove(hash: Buffer): void
  disprove(hash: Buffer): void
}

const keptMs = 10 * 60_000
/** Who is pushed out is counted by his address for one call, and is known again. */
const most = 50_000

/** Tokens that were lately found to be somebody's: only these are counted by themselves. */
const provedTokens = (now: () => number = Date.now): ProvedTokens => {
  const until = new Map<string, number>()
  const keyOf = (hash: Buffer) => hash.toString('base64')
  return {
    has: (hash) => (until.get(keyOf(hash)) ?? 0) > now(),
    prove: (hash) => {
      const key = keyOf(hash)
      until.delete(key)
      until.set(key, now() + keptMs)
      const [oldest] = until.keys()
      if (until.size > most && oldest !== undefined) until.delete(oldest)
    },
    disprove: (hash) => void until.delete(keyOf(hash)),
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: number
    /** Called without a session: whatever token comes along is nobody's. */
    isOpen?: boolean
    /** API keys are accepted, not only sessions. */
    isForKeys?: boolean
    /** The route exists only to refuse, with 405. */
    isRefusal?: boolean
  }
  interface FastifyRequest {
    /** Where the call is counted. */
    countedAt?: Place
  }
  interface FastifyInstance {
    /** What became of the token of a call; one that was proved is counted by itself from this call on. */
    tokenWas(request: FastifyRequest, isSomebodys: boolean): void
  }
}

const windowMs = 60_000
/** Of one address and one open route, of all that leads nowhere, and of all calls with tokens that were not proved. */
const openPerMinute = 1200
/** Of one API key, over all that it calls. */
export const keyCallsPerMinute = 300

type Place = { store: string; key: string; most: number }

const urlOf = (request: FastifyRequest) => request.routeOptions.url ?? ''

/** A program calls many things in turn: its calls are counted together. */
const placeOfToken = (request: FastifyRequest, hash: Buffer): Place => {
  const { isForKeys, limit = openPerMinute } = request.routeOptions.config
  const key = hash.toString('base64')
  return isForKeys === true && isApiKey(request)
    ? { store: 'key', key, most: keyCallsPerMinute }
    : { store: `session ${urlOf(request)}`, key, most: limit }
}

/** Without a route there is one count for pages, files and addresses that nobody knows. */
const placeOfAddress = (request: FastifyRequest): Place => {
  const { isOpen, isRefusal, limit } = request.routeOptions.config
  const key = networkOf(request.ip)
  if (isOpen === false) return { store: 'unproved', key, most: openPerMinute }
  if (request.is404 || isRefusal) return { store: 'unrouted', key, most: openPerMinute }
  return { store: `open ${urlOf(request)}`, key, most: limit ?? openPerMinute }
}

/** Where more are let through a minute it matters little which node counted them. */
const dearPerMinute = 300

/** A database that is away holds nobody up for his count. */
const countedWithinMs = 1_000

type Count = (at: Place & { windowMs: number }) => Counted | Promise<Counted>

/**
 * Each node counts what comes to it; the dear calls are counted on all nodes together. A flood stops at the node it comes to, and while the
 * database is away each node counts alone.
 */
const counterOf =
  (near: CallCounts, { together, mostTogether }: { together: CountAhead; mostTogether: number }): Count =>
  ({ store, key, most, windowMs: window }) => {
    const here = near.count(store, key, window)
    if (most > mostTogether || here.calls > most) return here
    const counted = together({ place: placeText({ store, key }), windowMs: window, most })
    if (!(counted instanceof Promise)) return counted
    const patience = pause(countedWithinMs, here, { ref: false })
    return Promise.race([counted.catch(() => here), patience])
  }

const placeText = ({ store, key }: Pick<Place, 'store' | 'key'>): string => `${store}\n${key}`

/** What the library asks of a place where calls are counted. */
const storeOver = (count: Count): new () => FastifyRateLimitStore =>
  class Counts {
    incr(...asked: Parameters<FastifyRateLimitStore['incr']>): void {
      const [at, answer, window, most] = asked
      const [store = '', key = ''] = at.split('\n')
      const counted = Promise.resolve(count({ store, key, most, windowMs: window }))
      void counted.then(({ calls, endsInMs }) => answer(null, { current: calls, ttl: endsInMs }))
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }

/**
 * A token is a key of its own only once it was found to be somebody's: until then the call counts for the address it comes from, however many
 * tokens come from there. X-Forwarded-For counts only from a configured proxy.
 */
export const addLimits = async (
  app: FastifyInstance,
  { factor, together }: { factor: number; together: CountTogether },
): Promise<void> => {
  const count = counterOf(countsInMemory(), {
    together: takenAhead(together),
    mostTogether: dearPerMinute * factor,
  })
  const proved = provedTokens()
  const placeOf = (request: FastifyRequest): Place => {
    if (request.countedAt) return request.countedAt
    const hash = request.routeOptions.config.isOpen === false ? bearerHash(request) : undefined
    request.countedAt = hash && proved.has(hash) ? placeOfToken(request, hash) : placeOfAddress(request)
    return request.countedAt
  }
  app.decorate('tokenWas', (request: FastifyRequest, isSomebodys: boolean) => {
    const hash = bearerHash(request)
    if (!hash) return
    if (!isSomebodys) return proved.disprove(hash)
    if (proved.has(hash)) return
    proved.prove(hash)
    const place = placeOfToken(request, hash)
    void count({ ...place, most: place.most * factor, windowMs })
  })
  await app.register(rateLimit, {
    timeWindow: windowMs,
    max: (request: FastifyRequest) => placeOf(request).most * factor,
    keyGenerator: (request: FastifyRequest) => placeText(placeOf(request)),
    store: storeOver(count),
    errorResponseBuilder: (_request, context) =>
      new AppError('request.too_many', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  })
  // The library counts what has a route.
  const limiter = app.rateLimit()
  app.addHook('onRequest', async function count(request, reply) {
    if (request.is404) await limiter.call(app, request, reply)
  })
}
