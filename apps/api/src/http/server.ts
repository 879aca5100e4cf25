/** The Fastify shell: limits, headers, routes, one error mapper, request log without personal data. */
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { isReading, type Endpoint } from '@arriero/contract/endpoint'
import { dispatch, type Shell } from './dispatch.ts'
import { addCatalogueTags } from './catalogue-tag.ts'
import { refusalFor } from './error-reply.ts'
import { AppError } from '#app-error.ts'
import { addDescriptions } from './openapi/descriptions.ts'
import { addHeaders, bareHeaders, type HeaderOptions } from './headers.ts'
import { addKnownAddresses } from './pages/known-address.ts'
import { noteRefusal } from './noted-refusals.ts'
import { addHeldRefusals } from './limits/held-refusals.ts'
import { addLimits } from './limits/limits.ts'
import { addOtherMethods } from './limits/other-methods.ts'
import { countTogether } from './limits/shared-counts.ts'
import { patienceWith } from './limits/slow-callers.ts'
import { addStrain, strainOf } from './limits/strain.ts'
import { addFront } from './limits/turn-away.ts'
import { answerUnrouted } from './limits/unrouted.ts'
import type { Served } from './serve.ts'

/**
 * A kept connection that was still being answered when the server began to close would hold it open for as long as it is
 * kept: it goes once its answer is out.
 */
const letKeptConnectionsGo = (app: FastifyInstance): void => {
  let isClosing = false
  const letHeldGo = addHeldRefusals(app)
  app.addHook('preClose', async () => {
    isClosing = app.server.listening
    letHeldGo()
  })
  // Whoever kept it, a proxy for one, sends nothing more by it.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (isClosing) raw.socket.destroySoon()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A second name for the sentence of a refusal. */
    errorKey?: 'errors' | 'mensaje' | undefined
  }
}

const requestIdForm = /^[A-Za-z0-9._-]{8,64}$/
const bodyLimitBytes = 100_000

export type LogTarget = { write(line: string): void }

/** Room to write; who finds none says so. */
type Room = { forActs(): Promise<boolean>; ranOut(cause?: string): void }

export type ServerOptions = {
  shell: Shell
  served: readonly Served[]
  headers: HeaderOptions
  isReady(): Promise<boolean>
  /** Whether it was told to end: a proxy that asks is to send nobody here any more. */
  isEnding?(): boolean
  /** Before that nobody acts; as soon as it listens unless told. */
  isOpen?(): boolean
  /** Whether there is disk space; left out, there always is. */
  room?: Room
  logLevel: string
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Multiplies every limit of calls; tests and benches raise it. */
  limitFactor: number
  /** As long as a call may have to wait for the database before further ones are sent away; 0: however long. */
  mostWaitMs: number
  logTo?: LogTarget
}

const requestId = (request: { headers: Record<string, string | string[] | undefined> }) => {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && requestIdForm.test(given) ? given : randomUUID()
}

/** Whom a route lets in is said where it is declared; the types ask for it, and what escaped them does not start. */
const refuseUnsaid = ({ method, path, access }: Endpoint): void => {
  if (typeof access !== 'string' && !Array.isArray((access as Partial<typeof access> | undefined)?.roles))
    throw new TypeError(`${method} ${path} names nobody who may call it`)
}

/** Braces of the contract to Fastify's colons. */
export const fastifyPath = (path: string) => `/v1${path.replace(/\{(\w+)\}/g, ':$1')}`

const refuseActs = async ({ isOpen, room }: Pick<ServerOptions, 'isOpen' | 'room'>): Promise<void> => {
  if (isOpen?.() === false) throw new AppError('server.starting')
  if ((await room?.forActs()) === false) throw new AppError('server.no_space')
}

const addRoutes = (app: FastifyInstance, { shell, served, ...house }: ServerOptions) => {
  for (const one of served) {
    const { endpoint } = one
    refuseUnsaid(endpoint)
    app.route({
      method: endpoint.method,
      url: fastifyPath(endpoint.path),
      bodyLimit: endpoint.bodyLimitBytes ?? bodyLimitBytes,
      handler: dispatch(shell, one),
      // After the limits, before the body.
      preParsing: async (request) => {
        if (!isReading(endpoint)) await refuseActs(house)
        await refuseAbsent(shell, one)
        refuseWrongType(request, endpoint.takes ?? 'json')
      },
      config: {
        isCatalogue: endpoint.isCatalogue ?? false,
        errorKey: endpoint.errorKey,
        isForKeys: endpoint.keyScope !== undefined,
        limit: endpoint.callsPerMinute ?? 600,
        isOpen: typeof endpoint.access === 'string',
        waitsInStrain: endpoint.isReserved !== true,
        holdsRefusals: endpoint.holdsRefusals === true,
      },
    })
  }
}

const refuseAbsent = async (shell: Shell, { isThere }: Served): Promise<void> => {
  if (isThere && !(await isThere(shell.openCtx(shell.database.db)))) throw new AppError('request.not_found')
}

const typeFor = {
  json: /^application\/json(;|$)/i,
  form: /^application\/x-www-form-urlencoded(;|$)/i,
  jsonOrForm: /^application\/(json|x-www-form-urlencoded)(;|$)/i,
  multipart: /^multipart\/form-data(;|$)/i,
}

const refuseWrongType = (request: FastifyRequest, takes: keyof typeof typeFor) => {
  const type = request.headers['content-type']
  if (request.headers['content-encoding']) throw new AppError('request.media_type')
  if (type !== undefined && !typeFor[takes].test(type)) throw new AppError('request.media_type')
}

const addErrors = (app: FastifyInstance, room: Room | undefined) => {
  app.setErrorHandler((error, request, reply) => {
    const { status, code, body, retryAfterSeconds, isUnexpected, diskFault } = refusalFor(error, request.id)
    // Who leaves before his answer is whole is no fault of anybody's.
    if (isUnexpected && !request.raw.socket.destroyed)
      request.log.error({ err: error, requestId: request.id })
    noteRefusal(request, { status, code })
    if (diskFault !== undefined || code === 'server.no_space') room?.ranOut(diskFault)
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
    const { errorKey } = request.routeOptions.config
    void reply.status(status).send(errorKey ? { ...body, [errorKey]: body.error } : body)
  })
}

const addHealth = (app: FastifyInstance, { isReady, isEnding }: ServerOptions) => {
  // Not 503: for HAProxy 404 means to let a server go gently (`disable-on-404`), and a page that asks still hears us.
  app.get('/health', async (_request, reply) =>
    isEnding?.() ? reply.status(404).send({ ok: false }) : { ok: true },
  )
  app.get('/ready', async (_request, reply) => {
    const ok = await isReady().catch(() => false)
    return reply.status(ok ? 200 : 503).send({ ok })
  })
}

export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const bare = bareHeaders(options.headers.isHttps)
  const app = Fastify({
    logger: {
      level: options.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: logged },
      ...(options.logTo ? { stream: options.logTo } : {}),
    },
    genReqId: requestId,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors: answerUnrouted(bare),
    // What still comes by a kept connection while others close is answered: no restart of a node is seen behind a proxy.
    return503OnClosing: false,
    ...patienceWith(bare),
  })
  app.removeContentTypeParser('text/plain')
  letKeptConnectionsGo(app)
  addErrors(app, options.room)
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply
    if (request.url.startsWith('/v1'))
      request.log.info(line(request, statusCode, elapsedTime - (request.heldMs ?? 0)))
  })
  const { shell, served, mostWaitMs } = options
  const isTooMuch = strainOf({ mostMs: mostWaitMs, line: () => shell.database.line, log: () => app.log })
  addFront(app, {
    isTooMuch,
    endpoints: served.map(({ endpoint }) => endpoint),
    headers: bare,
    idOf: requestId,
  })
  addStrain(app, isTooMuch)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 64_000 })
  await app.register(multipart, {
    limits: { files: 1, fields: 0, parts: 2, headerPairs: 50, fileSize: 12_000_000 },
  })
  addCatalogueTags(app)
  await app.register(compress, { threshold: 2048, encodings: ['gzip'] })
  addHeaders(app, options.headers)
  addKnownAddresses(app, options.headers.addresses)
  await addLimits(app, {
    factor: options.limitFactor,
    together: countTogether(() => shell.database.db),
  })
  addHealth(app, options)
  addRoutes(app, options)
  addOtherMethods(
    app,
    served.map(({ endpoint }) => ({ method: endpoint.method, url: fastifyPath(endpoint.path) })),
  )
  addDescriptions(app, { served, facts: () => shell.openCtx(shell.database.db).facts })
  return app
}

// The route's pattern, never the raw path: ids of people stay out of the log.
const logged = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url ?? '',
})

const line = (request: FastifyRequest, status: number, elapsedMs: number) => ({
  event: 'request',
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status,
  code: request.refusedAs,
  durationMs: Math.round(elapsedMs * 10) / 10,
  requestId: request.id,
  userId: request.actorForLog?.id,
  role: request.actorForLog?.role,
})
