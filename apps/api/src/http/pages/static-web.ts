/** The built portal: its pages for every address that is not the API's, its assets for ever. */
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { AppError } from '#app-error.ts'
import { isArchive, sendArchive } from './archives.ts'
import { type HouseDress, dressedManifest, dressedMark, dressedPage, productColor } from './house-dress.ts'
import { keptPacked, pack, sendPacked } from './packed.ts'
import { publicSite, type SiteFacts } from './public-site.ts'

type Rgb = readonly [red: number, green: number, blue: number]

const partsOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/**
 * An icon of the product in the colour of the house. Its pixels are changed, not its drawing: the library reads no drawings
 * here (features/files/image-writing.ts). Of a picture in `from` and white and what lies between, the same in `to` and
 * white; what is seen through stays so.
 */
const recoloured = async (png: Buffer, from: string, to: string): Promise<Buffer> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [ground] = partsOf(from)
  const house = partsOf(to)
  for (let at = 0; at < data.length; at += 4) {
    const white = Math.max(0, ((data[at] ?? 0) - ground) / (255 - ground))
    for (const [channel, part] of house.entries())
      data[at + channel] = Math.round(part + (255 - part) * white)
  }
  const { width, height } = info
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

const isPicture = (name: string) => name.startsWith('icons/') && name.endsWith('.png')

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
}

const dress = async (file: string, house: HouseDress): Promise<string | Buffer> => {
  const bytes = await readFile(file)
  if (file.endsWith('.png')) return recoloured(bytes, productColor, house.look.color ?? productColor)
  const text = bytes.toString('utf8')
  if (file.endsWith('.html')) return dressedPage(text, house)
  return file.endsWith('.webmanifest') ? dressedManifest(text, house) : dressedMark(text, house)
}

type SendDressed = (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<unknown>

/** A picture of the product's own is a file like any other. */
const isDressed = (name: string, { look }: HouseDress): boolean =>
  isPicture(name) ? look.color !== null : /\.(html|webmanifest|svg)$/.test(name)

/**
 * Files of the build that name or show the house: its pages, the manifest, the icons. Drawn anew when it looks different.
 * Kept until the build or the look changes; answers 304 to who has it.
 */
const dressedFiles = (folder: string, house: () => HouseDress): SendDressed => {
  const kept = keptPacked()
  return async (request, reply, name) => {
    const file = join(folder, name)
    const written = statSync(file, { throwIfNoEntry: false })
    if (!written) throw new AppError('request.not_found')
    const { brand, look } = house()
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    const packed = await kept(name, JSON.stringify([written.mtimeMs, brand, look]), async () =>
      pack(await dress(file, { brand, look }), type),
    )
    return sendPacked({ request, reply }, packed, 'no-cache')
  }
}

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

/** The build packs what is worth it; one of an older release, or half of one, may not have. */
const packedAsset = async (path: string, type: string) => {
  const packed = await readFile(`${path}.br`).catch(() => undefined)
  return pack(await readFile(path), type, packed)
}

const isTracking = (path: string) => path.startsWith('/seguimiento/')

/** The HTML page of the bundle that draws this path. */
const pageAt = (path: string): string => {
  if (path === '/conductor' || path.startsWith('/conductor/')) return 'conductor/index.html'
  return isTracking(path) ? 'seguimiento/index.html' : 'index.html'
}

/** A browser must hear of a newer one at once: it decides which version of the portal a person sees. */
const isWorker = (file: string) => /^[a-z]+-sw\.js$/.test(file)

/** What the server itself runs is nobody's to read. */
const isServers = (path: string) => path.startsWith('/site/')

/** A first visit with a map reads some two hundred of them, and a whole office comes from one address. */
const assetsPerMinute = 12_000

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
  app.get('/assets/*', { config: { limit: assetsPerMinute } }, async (request, reply) => {
    const file = `assets/${(request.params as { '*': string })['*']}`
    const path = join(folder, file)
    const written = statSync(path, { throwIfNoEntry: false })
    const forEver = `max-age=${yearSeconds}, immutable`
    const type = textTypes[extname(file)]
    if (!written?.isFile() || file.includes('..')) throw new AppError('request.not_found')
    if (isArchive(file)) return sendArchive({ request, reply }, file, `public, ${forEver}`)
    if (type === undefined) return send(reply, file, forEver)
    const packed = await assets(file, String(written.mtimeMs), () => packedAsset(path, type))
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
