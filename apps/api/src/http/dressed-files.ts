/** Files of the build that name or show the house: its pages, the manifest, the icons. Drawn anew when it looks different. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { AppError } from './app-error.ts'
import { dressedManifest, dressedMark, dressedPage, type HouseDress } from './house-dress.ts'

type Drawing = { from: string; sidePx: number }

/** The icons that are pictures, each with the drawing it is made of. */
const pictures: Readonly<Record<string, Drawing>> = {
  'icons/icon-192.png': { from: 'favicon.svg', sidePx: 192 },
  'icons/icon-512.png': { from: 'favicon.svg', sidePx: 512 },
  'icons/maskable-192.png': { from: 'icons/maskable.svg', sidePx: 192 },
  'icons/maskable-512.png': { from: 'icons/maskable.svg', sidePx: 512 },
  'icons/apple-touch-icon.png': { from: 'icons/maskable.svg', sidePx: 180 },
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
}

const dress = async (folder: string, name: string, house: HouseDress): Promise<string | Buffer> => {
  const { from = name, sidePx } = pictures[name] ?? {}
  const text = await readFile(join(folder, from), 'utf8')
  if (name.endsWith('.html')) return dressedPage(text, house)
  if (name.endsWith('.webmanifest')) return dressedManifest(text, house)
  const mark = dressedMark(text, house)
  return sidePx === undefined
    ? mark
    : sharp(Buffer.from(mark), { density: 600 }).resize(sidePx, sidePx).png().toBuffer()
}

type Dressed = { of: string; body: string | Buffer; etag: string }

export type SendDressed = (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<unknown>

/** A picture of the product's own is a file like any other. */
export const isDressed = (name: string, { look }: HouseDress): boolean =>
  name in pictures ? look.color !== null : /\.(html|webmanifest|svg)$/.test(name)

/** Kept until the build or the look changes; answers 304 to who has it. */
export const dressedFiles = (folder: string, house: () => HouseDress): SendDressed => {
  const kept = new Map<string, Dressed>()
  const draw = async (name: string): Promise<Dressed> => {
    const file = statSync(join(folder, pictures[name]?.from ?? name), { throwIfNoEntry: false })
    if (!file) throw new AppError('request.not_found')
    const { brand, look } = house()
    const of = JSON.stringify([file.mtimeMs, brand, look])
    const before = kept.get(name)
    if (before?.of === of) return before
    const body = await dress(folder, name, { brand, look })
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    kept.set(name, { of, body, etag })
    return { of, body, etag }
  }
  return async (request, reply, name) => {
    const { body, etag } = await draw(name)
    void reply.header('cache-control', 'no-cache').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream').send(body)
  }
}
