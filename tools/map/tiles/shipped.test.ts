// The tiles that lie in the repository: what a style can draw from them, and what a person loads who looks at them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { opened, readTile, type Read } from './read-archive.fixture.ts'
import { layerNames, type LayerName } from './rules.ts'
import { doubleArea, extent, type Line } from './shapes.ts'
import { tilesInView, type View } from './views.fixture.ts'

const fileOf = (name: string) => readFileSync(new URL(`../../../packages/map/tiles/${name}`, import.meta.url))
const file = fileOf('colombia.pmtiles')
const reliefFile = fileOf('relieve.pmtiles')
const colombia = opened(file)

const window = { width: 1100, height: 820 }
const country: View = { longitude: -74, latitude: 4.6, zoom: 5, ...window }
const coffeeRegion: View = { longitude: -75.1, latitude: 5.5, zoom: 8.2, ...window }
const cali: View = { longitude: -76.52, latitude: 3.43, zoom: 11.2, ...window }

/** What someone loads who comes to a view with nothing of the map: directories, vector tiles and relief. */
const kilobytesOf = async (view: View): Promise<number> => {
  let bytes = 0
  const add = (length: number) => {
    bytes += length
  }
  for (const [archive, last] of [
    [opened(file, add), 11],
    [opened(reliefFile, add), 7],
  ] as const)
    for (const tile of tilesInView(view, last)) await archive.getZxy(...tile)
  return bytes / 1000
}

test('the first view of the country and a region cost what was promised at most', async () => {
  expect(file.length).toBeLessThanOrEqual(10_500_000)
  expect(await kilobytesOf(country)).toBeLessThanOrEqual(308)
  for (const zoom of [8, 8.2, 9, 9.9])
    expect(await kilobytesOf({ ...coffeeRegion, zoom })).toBeLessThanOrEqual(330)
})

/** The zoom from which the styles draw something of a layer, and whatever stands before that is carried for nothing. */
const drawnFrom: Readonly<Record<LayerName, number>> = {
  land: 0,
  co: 0,
  border: 2,
  river: 3,
  label: 3,
  water: 4,
  dep: 4,
  road: 4,
  place: 4,
  urban: 6,
  poi: 6,
  mun: 8,
}

const readView = async (view: View): Promise<readonly Read[]> =>
  Promise.all(tilesInView(view, 11).map((tile) => readTile(colombia, ...tile)))

test('each layer is there from the zoom at which a style first draws it, and not before', async () => {
  // A country's name is read from afar, and its border is far from the towns that are looked at close.
  const seenTo: Partial<Record<LayerName, number>> = { label: 7, border: 8 }
  for (const zoom of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
    const far = { ...country, zoom, width: 2600, height: 2000 }
    const near = { ...cali, zoom }
    const tiles = [...(await readView(zoom < 9 ? far : near)), ...(await readView({ ...coffeeRegion, zoom }))]
    const seen = new Set(tiles.flatMap((tile) => Object.keys(tile)))
    const due = layerNames.filter((name) => zoom >= drawnFrom[name] && zoom <= (seenTo[name] ?? 11))
    expect([zoom, ...[...seen].toSorted()]).toEqual([zoom, ...due.toSorted()])
  }
})

test('small roads, fuel and villages come with the zooms that draw them', async () => {
  const valuesAt = async (zoom: number, layer: LayerName, tag: string) => {
    const tiles = await readView({ ...cali, zoom })
    const features = tiles.flatMap((tile) => tile[layer] ?? [])
    return [...new Set(features.map(({ properties }) => properties[tag]))]
  }
  expect(Math.max(...(await valuesAt(4, 'road', 'c')).map(Number))).toBe(1)
  expect(Math.max(...(await valuesAt(7, 'road', 'c')).map(Number))).toBe(2)
  expect(Math.max(...(await valuesAt(9, 'road', 'c')).map(Number))).toBe(3)
  expect(Math.max(...(await valuesAt(10, 'road', 'c')).map(Number))).toBe(4)
  expect(await valuesAt(10, 'road', 'name')).toEqual([undefined])
  expect(await valuesAt(11, 'road', 'name')).toContain('Calle 70')
  expect(await valuesAt(10, 'poi', 'kind')).not.toContain('fuel')
  expect(await valuesAt(11, 'poi', 'kind')).toContain('fuel')
  expect(Math.max(...(await valuesAt(8, 'place', 'rank')).map(Number))).toBe(4)
  expect(Math.max(...(await valuesAt(11, 'place', 'rank')).map(Number))).toBe(7)
})

const someTiles: readonly View[] = [
  ...[0, 2, 4, 5, 6].map((zoom) => ({ ...country, zoom })),
  ...[7, 8, 9].map((zoom) => ({ ...coffeeRegion, zoom })),
  ...[10, 11].map((zoom) => ({ ...cali, zoom })),
]

const lineOf = (points: readonly { x: number; y: number }[]): Line => points.map(({ x, y }) => [x, y])

test('no tile is too large to draw, and every area begins with a ring that runs clockwise', async () => {
  for (const place of someTiles.flatMap((view) => tilesInView(view, 11))) {
    const name = place.join('/')
    const found = await colombia.getZxy(...place)
    expect(found?.data.byteLength ?? 0, name).toBeLessThan(500_000)
    const tile = await readTile(colombia, ...place)
    const areas = Object.values(tile)
      .flat()
      .filter(({ type }) => type === 3)
    const first = areas.map((area) => doubleArea(lineOf(area.loadGeometry()[0] ?? [])))
    expect(Math.min(1, ...first), name).toBeGreaterThan(0)
  }
})

/** Where lines cross an upright edge inside of a tile. */
const crossingsAt = (tile: Read, layer: LayerName, edge: number): readonly number[] =>
  (tile[layer] ?? [])
    .flatMap((feature) => feature.loadGeometry().map(lineOf))
    .flatMap((line) =>
      line.slice(1).flatMap(([toX, toY], at) => {
        const [fromX, fromY] = line[at] ?? [toX, toY]
        if (fromX < edge === toX < edge) return []
        return [fromY + ((edge - fromX) / (toX - fromX)) * (toY - fromY)]
      }),
    )
    .filter((y) => y > 0 && y < extent)
    .toSorted((a, b) => a - b)

const edged = ['land', 'co', 'dep', 'mun', 'border', 'road'] as const

/** @returns how many places were compared */
const goesOn = (west: Read, east: Read, name: string): number => {
  const pairs = edged.flatMap((layer) => {
    const [here, there] = [crossingsAt(west, layer, extent), crossingsAt(east, layer, 0)]
    if (here.length !== there.length) throw new Error(`${layer} of ${name} ends at its edge`)
    return here.map((place, at) => Math.abs(place - there[at]!))
  })
  expect(Math.max(0, ...pairs), name).toBeLessThanOrEqual(1)
  return pairs.length
}

test('what crosses from one tile to the next goes on there within a unit', async () => {
  const tiles = [
    { ...country, zoom: 5 },
    { ...country, zoom: 7, height: 1600 },
    { ...coffeeRegion, zoom: 9 },
  ].flatMap((view) => tilesInView(view, 11))
  const counts = tiles.map(async ([zoom, x, y]) =>
    goesOn(
      await readTile(colombia, zoom, x, y),
      await readTile(colombia, zoom, x + 1, y),
      `${zoom}/${x}/${y}`,
    ),
  )
  const compared = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  expect(compared).toBeGreaterThan(150)
})
