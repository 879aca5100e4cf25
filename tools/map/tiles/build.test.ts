import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test, vi } from 'vitest'
import { run as build } from './build.mjs'
import { run as pack } from './pack.mjs'
import { opened, readTile } from './read-archive.fixture.ts'
import { layerNames } from './rules.ts'
import type { Tags } from './shapes.ts'
import { tilesInView } from './views.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'arriero-map-'))
afterAll(() => rmSync(folder, { recursive: true }))

const box = (west: number, south: number, size: number) => [
  [
    [west, south],
    [west, south + size],
    [west + size, south + size],
    [west + size, south],
    [west, south],
  ],
]
const line = (...coordinates: number[][]) => ({ type: 'LineString', coordinates })
const area = (coordinates: number[][][]) => ({ type: 'Polygon', coordinates })
const point = (...coordinates: number[]) => ({ type: 'Point', coordinates })

/** A country of two departments, with one of everything. */
const small: Record<string, readonly (readonly [Record<string, string | number>, object])[]> = {
  tierra: [[{}, area(box(-78, 0, 10))]],
  municipios: [
    [{ code: '05001', dep: '05' }, area(box(-76, 4, 1))],
    [{ code: '05002', dep: '05' }, area(box(-76, 5, 1))],
    [{ code: '11001', dep: '11' }, area(box(-75, 4, 1))],
  ],
  fronteras: [
    [{ k: 1 }, line([-74, 4], [-74, 5])],
    [{ k: 0 }, line([-70, 1], [-70, 2])],
  ],
  agua: [[{ km2: 400, k: 'lake' }, area(box(-75.5, 4.5, 0.2))]],
  urbano: [[{ km2: 50 }, area(box(-75.2, 4.1, 0.1))]],
  rios: [[{ name: 'Cauca', km: 100, rank: 1 }, line([-75.9, 4.1], [-75.8, 5.5])]],
  'rios-mundo': [[{ name: 'Cauca', rank: 1, ne: 1 }, line([-75.9, 4.1], [-75.8, 5.5])]],
  vias: [
    [{ class: 'trunk', ref: '25', name: 'Troncal', km: 50, a: 0, b: 1 }, line([-75.5, 4.2], [-75.1, 4.6])],
    [{ class: 'trunk', ref: '25', name: 'Troncal', km: 50, a: 1, b: 2 }, line([-75.1, 4.6], [-74.9, 4.9])],
  ],
  lugares: [[{ name: 'Medellín', code: '05001', pop: 2e6, rank: 1, cap: 1 }, point(-75.5, 4.4)]],
  puntos: [
    [{ kind: 'toll', name: 'Peaje', tI: 12_000 }, point(-75.3, 4.4)],
    [{ kind: 'fuel', name: 'Bomba', hw: 1 }, point(-75.31, 4.41)],
  ],
  etiquetas: [[{ name: 'Colombia', k: 'pais' }, point(-75.4, 4.4)]],
}

test('layers are packed, and tiles made of what was packed, with every layer from its zoom on', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  for (const [name, rows] of Object.entries(small)) {
    const features = rows.map(([properties, geometry]) => ({ type: 'Feature', properties, geometry }))
    const text = JSON.stringify({ type: 'FeatureCollection', features })
    writeFileSync(join(folder, `${name}.geojson.gz`), gzipSync(text))
  }
  const packed = join(folder, 'packed')
  pack(['--layers', folder, '--out', packed])
  build(['--layers', packed, '--out', folder])

  const archive = opened(readFileSync(join(folder, 'colombia.pmtiles')))
  const seenAt = async (zoom: number) => {
    const view = { longitude: -75.3, latitude: 4.5, zoom, width: 4000, height: 4000 }
    const tiles = await Promise.all(tilesInView(view, 11).map((tile) => readTile(archive, ...tile)))
    const seen: Record<string, Tags[]> = {}
    for (const [layer, features] of tiles.flatMap((tile) => Object.entries(tile)))
      seen[layer] = [...(seen[layer] ?? []), ...features.map(({ properties }) => properties as Tags)]
    return seen
  }
  expect(Object.keys(await seenAt(2)).toSorted()).toEqual(['border', 'co', 'land'])
  const [at7, at8, at11] = [await seenAt(7), await seenAt(8), await seenAt(11)]
  expect(Object.keys(at8).toSorted()).toEqual(layerNames.toSorted())
  expect(at7['mun']).toBeUndefined()
  expect(at7['road']?.[0]).toEqual({ c: 1, ref: '25' })
  expect(at8['poi']?.map(({ kind }) => kind)).toEqual(['toll'])
  expect(at11['poi']?.map(({ kind }) => kind).toSorted()).toEqual(['fuel', 'toll'])
  expect(at11['road']?.[0]).toEqual({ c: 1, ref: '25', name: 'Troncal' })
  expect(at11['place']?.[0]).toEqual(small['lugares']?.[0]?.[0])
})
