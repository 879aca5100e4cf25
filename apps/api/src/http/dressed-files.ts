/** Files of the build that name or show the house: its pages, the manifest, the icons. Drawn anew when it looks different. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { dressedManifest, dressedMark, dressedPage, productColor, type HouseDress } from './house-dress.ts'
import { recoloured } from './house-icon.ts'

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

type Dressed = { of: string; body: string | Buffer; etag: string }

type SendDressed = (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<unknown>

/** A picture of the product's own is a file like any other. */
export const isDressed = (name: string, { look }: HouseDress): boolean =>
  isPicture(name) ? look.color !== null : /\.(html|webmanifest|svg)$/.test(name)

/** Kept until the build or the look changes; answers 304 to who has it. */
export const dressedFiles = (folder: string, house: () => HouseDress): SendDressed => {
  const kept = new Map<string, Dressed>()
  const draw = async (name: string): Promise<Dressed> => {
    const file = join(folder, name)
    const written = statSync(file, { throwIfNoEntry: false })
    if (!written) throw new AppError('request.not_found')
    const { brand, look } = house()
    const of = JSON.stringify([written.mtimeMs, brand, look])
    const before = kept.get(name)
    if (before?.of === of) return before
    const body = await dress(file, { brand, look })
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
