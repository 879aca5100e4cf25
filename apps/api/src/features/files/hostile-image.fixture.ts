/** Pictures, and what is none although it comes as one; for tests and the proof of uploads. */
import { photoLimitBytes } from '@arriero/domain/typed/limits'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pdf } from './pdf.fixture.ts'

export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } })
export const jpeg = () => picture().jpeg().toBuffer()

/** A PNG whose head claims this size; its bytes are a few hundred. */
const bomb = (side: number) => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.ceil(side / 8 + 1) * side))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

/** Its name, its bytes, and the answer to it. */
export const refusedImages: [string, () => Promise<Buffer>, number, string][] = [
  ['an SVG named .jpg', async () => Buffer.from(svg), 400, 'file.not_image'],
  ['a GIF', async () => picture().gif().toBuffer(), 400, 'file.not_image'],
  ['a WebP', async () => picture().webp().toBuffer(), 400, 'file.not_image'],
  ['a TIFF', async () => picture().tiff().toBuffer(), 400, 'file.not_image'],
  ['a PDF', async () => pdf(), 400, 'file.not_image'],
  ['a page of HTML', async () => Buffer.from('<!doctype html><script>1</script>'), 400, 'file.not_image'],
  [
    'the head of a JPEG before other bytes',
    async () => Buffer.from('ffd8ffe000104a464946 3c736372'.replace(' ', ''), 'hex'),
    400,
    'file.not_image',
  ],
  [
    'a JPEG cut in half',
    async () => (await picture(800, 600).jpeg().toBuffer()).subarray(0, 1500),
    400,
    'file.not_image',
  ],
  ['nothing', async () => Buffer.alloc(0), 400, 'file.required'],
  ['2 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(photoLimitBytes)]), 413, 'file.too_large'],
  ['a few bytes that unfold to 256 million pixels', async () => bomb(16_000), 400, 'file.too_many_pixels'],
]
