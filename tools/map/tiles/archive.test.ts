import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { archiveOf, type Described, type Tile } from './archive.ts'
import { opened } from './read-archive.fixture.ts'

const described: Described = {
  metadata: { name: 'Mapa', attribution: '© contributors' },
  type: 'webp',
  bounds: [-79.5, -4.25, -66.5, 13],
  center: [-74, 4.5, 5],
}

const contentOf = (seed: number): Uint8Array =>
  Uint8Array.from({ length: 3 + ((seed * 7919) % 61) }, (_, at) => (seed * 31 + at * 17) % 256)

/** Every tile of a zoom, each of the content that its place is given. */
const wholeZoom = (zoom: number, contentAt: (x: number, y: number) => Uint8Array): Tile[] =>
  Array.from({ length: 4 ** zoom }, (_, at) => {
    const [x, y] = [at % 2 ** zoom, Math.floor(at / 2 ** zoom)]
    return { zoom, x, y, bytes: contentAt(x, y) }
  })

const isReadBack = async (tiles: readonly Tile[]) => {
  const bytes = archiveOf(tiles, described)
  const archive = opened(bytes)
  for (const { zoom, x, y, bytes } of tiles.slice(0, 1500)) {
    const found = await archive.getZxy(zoom, x, y)
    if (!found || Buffer.compare(Buffer.from(found.data), bytes) !== 0)
      throw new Error(`${zoom}/${x}/${y} is not what was written`)
  }
  return { archive, header: await archive.getHeader(), length: bytes.length }
}

test('a small archive is read back byte for byte, with what it says of itself', async () => {
  const tiles = [0, 1, 2].flatMap((zoom) => wholeZoom(zoom, (x, y) => contentOf(zoom * 100 + x * 10 + y)))
  const { archive, header } = await isReadBack(tiles)
  expect(await archive.getMetadata()).toEqual(described.metadata)
  expect(header).toMatchObject({
    specVersion: 3,
    clustered: true,
    tileType: 4,
    minZoom: 0,
    maxZoom: 2,
    minLon: -79.5,
    minLat: -4.25,
    maxLon: -66.5,
    maxLat: 13,
    centerLon: -74,
    centerLat: 4.5,
    centerZoom: 5,
    numAddressedTiles: 21,
    leafDirectoryLength: 0,
  })
  expect(await archive.getZxy(1, 0, 0)).toBeDefined()
  expect(await archive.getZxy(3, 0, 0)).toBeUndefined()
})

test('an archive of many tiles has leaves, and each tile is still found', async () => {
  // Far apart and of many lengths: such a directory is long.
  const scattered = Array.from({ length: 9000 }, (_, at) => {
    const random = createHash('sha512').update(String(at)).digest()
    const [x, y] = [random.readUInt16LE(0) % 2048, random.readUInt16LE(2) % 2048]
    return { zoom: 11, x, y, bytes: random.subarray(0, 16 + (random.readUInt8(4) % 48)) }
  })
  const places = new Map(scattered.map((tile) => [`${tile.x},${tile.y}`, tile]))
  const { header } = await isReadBack([...places.values()])
  expect(header.leafDirectoryLength).toBeGreaterThan(0)
})

test('tiles that are alike lie in the archive once, and a row of them is one entry', async () => {
  const sea = contentOf(5)
  const { header } = await isReadBack(wholeZoom(5, (x) => (x < 16 ? sea : contentOf(6))))
  expect(header).toMatchObject({ numAddressedTiles: 1024, numTileContents: 2 })
  expect(header.numTileEntries).toBeLessThan(10)
})

test('an archive of no tiles is refused', () => {
  expect(() => archiveOf([], described)).toThrow('no tiles')
})
