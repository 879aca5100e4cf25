/** Flat pictures of polygons and discs, drawn here: the server reads no drawings (features/files/image-writing.ts). */
import sharp from 'sharp'

type Point = readonly [x: number, y: number]
export type Shape = { fill: string } & ({ corners: readonly Point[] } | { centre: Point; radius: number })

/** Where the line at this height goes in and out of a shape, from left to right. */
const crossingsOf = (shape: Shape, y: number): number[] => {
  if (!('corners' in shape)) {
    const [x, middle] = shape.centre
    const half = Math.sqrt(Math.max(0, shape.radius ** 2 - (y - middle) ** 2))
    return [x - half, x + half]
  }
  const found: number[] = []
  let [fromX, fromY] = shape.corners.at(-1) ?? [0, 0]
  for (const [toX, toY] of shape.corners) {
    if (fromY > y !== toY > y) found.push(fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY))
    fromX = toX
    fromY = toY
  }
  return found.toSorted((one, other) => one - other)
}

/** Adds to each pixel of a row the share of it that lies between two places. */
const coverBetween = (row: Float32Array, [from, to]: readonly [number, number], weight: number): void => {
  const end = Math.min(row.length, Math.ceil(to))
  for (let x = Math.max(0, Math.floor(from)); x < end; x += 1)
    row[x] = (row[x] ?? 0) + weight * Math.max(0, Math.min(x + 1, to) - Math.max(x, from))
}

/** Lines looked at within a pixel's height: an edge is a quarter of a pixel exact. */
const linesPerPixel = 4

const coverOf = (row: Float32Array, shape: Shape, y: number): void => {
  row.fill(0)
  for (let line = 0; line < linesPerPixel; line += 1) {
    const crossings = crossingsOf(shape, y + (line + 0.5) / linesPerPixel)
    for (let at = 0; at + 1 < crossings.length; at += 2)
      coverBetween(row, [crossings[at] ?? 0, crossings[at + 1] ?? 0], 1 / linesPerPixel)
  }
}

const heightsOf = (shape: Shape): [top: number, bottom: number] => {
  if (!('corners' in shape)) return [shape.centre[1] - shape.radius, shape.centre[1] + shape.radius]
  const heights = shape.corners.map(([, y]) => y)
  return [Math.min(...heights), Math.max(...heights)]
}

const widthsOf = (shape: Shape, width: number): [left: number, right: number] => {
  const places =
    'corners' in shape
      ? shape.corners.map(([x]) => x)
      : [shape.centre[0] - shape.radius, shape.centre[0] + shape.radius]
  return [Math.max(0, Math.floor(Math.min(...places))), Math.min(width, Math.ceil(Math.max(...places)))]
}

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Lays a colour over one pixel, where so much of it is covered. */
const lay = (data: Buffer, at: number, { parts, cover }: { parts: readonly number[]; cover: number }) => {
  if (cover === 0) return
  const below = ((data[at + 3] ?? 0) / 255) * (1 - cover)
  const share = cover / (cover + below)
  for (let part = 0; part < 3; part += 1)
    data[at + part] = (data[at + part] ?? 0) * (1 - share) + (parts[part] ?? 0) * share
  data[at + 3] = Math.round((cover + below) * 255)
}

/** A PNG of `width` × `height` pixels, each shape over those before it; where none is, it is seen through. */
export const flatPicture = (width: number, height: number, shapes: readonly Shape[]): Promise<Buffer> => {
  const data = Buffer.alloc(width * height * 4)
  const row = new Float32Array(width)
  for (const shape of shapes) {
    const parts = partsOf(shape.fill)
    const [top, bottom] = heightsOf(shape)
    const [left, right] = widthsOf(shape, width)
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1) {
      coverOf(row, shape, y)
      for (let x = left; x < right; x += 1) lay(data, (y * width + x) * 4, { parts, cover: row[x] ?? 0 })
    }
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
