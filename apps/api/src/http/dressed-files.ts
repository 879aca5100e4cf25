/** Files of the build that name or show the house: its pages, the manifest, the icons. Drawn anew when it looks different. */
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { AppError } from './app-error.ts'
import { dressedManifest, dressedMark, dressedPage, productColor, type HouseDress } from './house-dress.ts'
import { keptPacked, pack, sendPacked } from './packed.ts'

// An icon of the product in the colour of the house. Its pixels are changed, not its drawing: the library reads no drawings here (features/files/image-writing.ts).
type Rgb = readonly [red: number, green: number, blue: number]

const partsOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** Of a picture in `from` and white and what lies between, the same in `to` and white; what is seen through stays so. */
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
export const isDressed = (name: string, { look }: HouseDress): boolean =>
  isPicture(name) ? look.color !== null : /\.(html|webmanifest|svg)$/.test(name)

/** Kept until the build or the look changes; answers 304 to who has it. */
export const dressedFiles = (folder: string, house: () => HouseDress): SendDressed => {
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
