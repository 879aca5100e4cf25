/** The built portal: its pages for every address that is not the API's, its assets for ever. */
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { dressedFiles, isDressed } from './dressed-files.ts'
import type { HouseDress } from './house-dress.ts'
import { keptPacked, pack, sendPacked } from './packed.ts'
import { publicSite, type SiteFacts } from './public-site.ts'

const yearSeconds = 31_536_000

/** Without the question, which may hold anything: `?q=ana@correo.co` is no file. */
const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/** A path of the API or an asset never answers with a page. */
const isPage = (request: FastifyRequest) =>
  request.method === 'GET' &&
  !/^\/(v1|sandbox|assets)\//.test(request.url) &&
  !/\.[a-z0-9]{2,12}$/i.test(pathOf(request))

/** Of the build's files those that are worth packing. */
const textTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

const isTracking = (path: string) => path.startsWith('/seguimiento/')

/** Each bundle's own page. */
const pageAt = (path: string): string => {
  if (path === '/conductor' || path.startsWith('/conductor/')) return 'conductor/index.html'
  return isTracking(path) ? 'seguimiento/index.html' : 'index.html'
}

/** A browser must hear of a newer one at once: it decides which version of the portal a person sees. */
const isWorker = (file: string) => /^[a-z]+-sw\.js$/.test(file)

/** What the server itself runs is nobody's to read. */
const isServers = (path: string) => path.startsWith('/site/')

export type WebOptions = {
  /** The built portal; without it only the API is served. */
  folder: string | undefined
  /** What the public pages are drawn with. */
  siteFacts: () => Promise<SiteFacts>
  /** What the portal's pages are called and look like. */
  house: () => HouseDress
}

export const staticWeb = async (
  app: FastifyInstance,
  { folder, siteFacts, house }: WebOptions,
): Promise<void> => {
  if (!folder) {
    app.setNotFoundHandler(() => Promise.reject(new AppError('request.not_found')))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    serve: false,
    cacheControl: false,
  })
  const send = (reply: FastifyReply, file: string, cacheControl: string) =>
    reply.header('cache-control', `public, ${cacheControl}`).sendFile(file)
  const sendDressed = dressedFiles(folder, house)
  publicSite(app, { folder, facts: siteFacts })
  const assets = keptPacked()
  app.get('/assets/*', async (request, reply) => {
    const file = `assets/${(request.params as { '*': string })['*']}`
    const path = join(folder, file)
    const written = statSync(path, { throwIfNoEntry: false })
    const forEver = `max-age=${yearSeconds}, immutable`
    const type = textTypes[extname(file)]
    if (!written?.isFile() || file.includes('..')) throw new AppError('request.not_found')
    if (type === undefined) return send(reply, file, forEver)
    const packed = await assets(file, String(written.mtimeMs), async () => pack(await readFile(path), type))
    return sendPacked({ request, reply }, packed, `public, ${forEver}`)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    if (isPage(request)) {
      // A link for one person is no page to be found.
      if (isTracking(path)) void reply.header('x-robots-tag', 'noindex, nofollow')
      return sendDressed(request, reply, pageAt(path))
    }
    const file = path.slice(1)
    const isOwnFile =
      /^[a-zA-Z0-9_./-]+$/.test(file) &&
      !file.includes('..') &&
      !isServers(path) &&
      existsSync(join(folder, file))
    if (request.method !== 'GET' || !isOwnFile) throw new AppError('request.not_found')
    if (isDressed(file, house())) return sendDressed(request, reply, file)
    return send(reply, file, isWorker(file) ? 'no-cache' : 'max-age=3600')
  })
}
