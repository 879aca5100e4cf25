// A PMTiles archive, version 3, written whole: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md.
// On npm there are readers only. Tiles lie in the order of their numbers, equal ones once.
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

export interface Tile {
  readonly zoom: number
  readonly x: number
  readonly y: number
  /** As it is to lie in the archive, compressed already where it is to be. */
  readonly bytes: Uint8Array
}

export interface Described {
  readonly metadata: Readonly<Record<string, unknown>>
  readonly type: 'vector' | 'webp'
  /** West, south, east, north, in degrees. */
  readonly bounds: readonly [number, number, number, number]
  readonly center: readonly [longitude: number, latitude: number, zoom: number]
}

interface Entry {
  readonly id: number
  readonly offset: number
  readonly length: number
  /** How many tiles in a row, by their numbers, are this one. */
  run: number
}

const headerBytes = 127
/** A reader asks for so much at first; a root that is longer would not be read whole. */
const firstRead = 16_384
const gzip = 2
const plain = 1

/** @param numbers whole and not negative */
const varints = (numbers: readonly number[]): readonly number[] =>
  numbers.flatMap((number) => {
    const bytes: number[] = []
    let rest = number
    while (rest >= 128) {
      bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    return [...bytes, rest]
  })

const compressed = (bytes: Uint8Array | string): Buffer => gzipSync(bytes, { level: 9 })

const directory = (entries: readonly Entry[]): Buffer => {
  const before = (at: number) => entries[at - 1] ?? { id: 0, offset: -1, length: 0 }
  const followsOn = ({ offset }: Entry, at: number) =>
    at > 0 && offset === before(at).offset + before(at).length
  const numbers = [
    entries.length,
    ...entries.map(({ id }, at) => id - before(at).id),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map((entry, at) => (followsOn(entry, at) ? 0 : entry.offset + 1)),
  ]
  return compressed(Uint8Array.from(varints(numbers)))
}

/** One directory where the first read holds it; else leaves, and a root that tells where they are. */
const directoriesOf = (entries: readonly Entry[]): { readonly root: Buffer; readonly leaves: Buffer } => {
  const whole = directory(entries)
  if (headerBytes + whole.length <= firstRead) return { root: whole, leaves: Buffer.alloc(0) }
  for (let size = 4096; ; size *= 2) {
    const leaves: Buffer[] = []
    const pointers: Entry[] = []
    let offset = 0
    for (let at = 0; at < entries.length; at += size) {
      const leaf = directory(entries.slice(at, at + size))
      pointers.push({ id: entries[at]?.id ?? 0, offset, length: leaf.length, run: 0 })
      leaves.push(leaf)
      offset += leaf.length
    }
    const root = directory(pointers)
    if (headerBytes + root.length <= firstRead) return { root, leaves: Buffer.concat(leaves) }
  }
}

interface Laid {
  readonly entries: readonly Entry[]
  readonly data: Buffer
  readonly contents: number
}

const laid = (tiles: readonly Tile[]): Laid => {
  const numbered = tiles
    .map(({ zoom, x, y, bytes }) => ({ id: zxyToTileId(zoom, x, y), bytes }))
    .toSorted((a, b) => a.id - b.id)
  const offsets = new Map<string, number>()
  const entries: Entry[] = []
  const parts: Uint8Array[] = []
  let end = 0
  for (const { id, bytes } of numbered) {
    const digest = createHash('sha256').update(bytes).digest('base64')
    const offset = offsets.get(digest) ?? end
    const last = entries.at(-1)
    if (last?.offset === offset && last.id + last.run === id) {
      last.run += 1
      continue
    }
    entries.push({ id, offset, length: bytes.length, run: 1 })
    if (offset !== end) continue
    offsets.set(digest, offset)
    parts.push(bytes)
    end += bytes.length
  }
  return { entries, data: Buffer.concat(parts), contents: parts.length }
}

const degreesAt = (header: Buffer, at: number, degrees: readonly number[]): void => {
  for (const [index, value] of degrees.entries()) header.writeInt32LE(Math.round(value * 1e7), at + 4 * index)
}

/** @throws when there is no tile */
export const archiveOf = (tiles: readonly Tile[], { metadata, type, bounds, center }: Described): Buffer => {
  if (tiles.length === 0) throw new Error('An archive of no tiles has no zooms.')
  const { entries, data, contents } = laid(tiles)
  const { root, leaves } = directoriesOf(entries)
  const described = compressed(JSON.stringify(metadata))
  const sections = [root, described, leaves, data]
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  let offset = headerBytes
  for (const [index, { length }] of sections.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index)
    header.writeBigUInt64LE(BigInt(length), 16 + 16 * index)
    offset += length
  }
  for (const [index, count] of [tiles.length, entries.length, contents].entries())
    header.writeBigUInt64LE(BigInt(count), 72 + 8 * index)
  const zooms = tiles.map(({ zoom }) => zoom)
  const kind = type === 'vector' ? [gzip, 1] : [plain, 4]
  const small = [
    1,
    gzip,
    ...kind,
    zooms.reduce((a, b) => Math.min(a, b)),
    zooms.reduce((a, b) => Math.max(a, b)),
  ]
  for (const [index, value] of small.entries()) header.writeUInt8(value, 96 + index)
  degreesAt(header, 102, bounds)
  header.writeUInt8(center[2], 118)
  degreesAt(header, 119, center.slice(0, 2))
  return Buffer.concat([header, ...sections])
}
