/** Security headers of every answer; the gateway is the only foreign place a form may go to. Security F3.10. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Addresses } from '#addresses.ts'

export type HeaderOptions = {
  /** Origins a form may post to besides our own: the payment page. */
  formActions: string[]
  /** Origin of a real map style and its tiles, when one is set. */
  mapOrigins: string[]
  /** Origin of the store, where it hands out files itself. */
  fileOrigins?: string[]
  /** Hashes of the scripts that stand in the pages themselves. */
  inlineScripts: () => readonly string[]
  isHttps: boolean
  addresses: Addresses
}

const yearSeconds = 31_536_000

/** The files that may compile a program: each runs beside a page, reads a picture or a paper it is given, and reaches nothing else. Decisions 0065, 0069. */
const isReader = (url: string): boolean =>
  /^\/assets\/(?:card-reader|paper-pages|paper-words)-[\w-]+\.js$/.test(url)
const readerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Of answers that no route gave: nothing may be loaded, nothing framed, nothing kept. */
export const bareHeaders = (isHttps: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy':
    "default-src 'none'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  ...(isHttps ? { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` } : {}),
})

export const addHeaders = (
  app: FastifyInstance,
  { formActions, mapOrigins, fileOrigins = [], inlineScripts, isHttps, addresses }: HeaderOptions,
): void => {
  /** Of the live channel, which not every browser counts as the page's own. */
  const channels = (host: string | undefined): string =>
    [...new Set([...addresses.listed, addresses.originOf(host)])]
      .flatMap((origin) => (origin === undefined ? [] : [origin.replace('http', 'ws')]))
      .join(' ')
  // Built once: what the directives depend on they ask of each request.
  const secured = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Answers of the API hold no page: nothing is looked up for them.
        scriptSrc: [
          "'self'",
          ({ url = '' }: IncomingMessage) => (url.startsWith('/v1/') ? '' : inlineScripts().join(' ')),
        ],
        workerSrc: ["'self'", 'blob:'],
        // Ant Design writes its styles at run time; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...mapOrigins, ...fileOrigins],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ({ headers }: IncomingMessage) => channels(headers.host),
          ...mapOrigins,
          ...fileOrigins,
        ],
        formAction: ["'self'", ...formActions],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', (request, reply, next) => {
    secured(request.raw, reply.raw, (error) => {
      if (isReader(request.url)) reply.raw.setHeader('content-security-policy', readerPolicy)
      next(error as Error | undefined)
    })
  })
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    if (request.url.startsWith('/v1') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
  })
}
