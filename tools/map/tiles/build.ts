// From the folder of layers to the archive of tiles.
import { gzipSync } from 'node:zlib'
import { archiveOf, type Tile } from './archive.ts'
import { layersAt, readSources } from './prepare.ts'
import { boundsAt, layerNames } from './rules.ts'
import { longestZoom } from './shapes.ts'
import { tilesOf } from './slice.ts'

export interface Told {
  readonly zoom: number
  readonly tiles: number
  readonly bytes: number
  readonly largest: number
}

const metadata = {
  name: 'Mapa base de Colombia',
  attribution:
    '© OpenStreetMap contributors (ODbL); DANE (MGN 2021); GSHHG; Natural Earth; GeoNames (CC BY 4.0); INVÍAS',
  vector_layers: layerNames.map((id) => ({ id, fields: {} })),
}

/** @param tell hears what each zoom came to */
export const buildTiles = (folder: string, tell: (told: Told) => void): Buffer => {
  const sources = readSources(folder)
  const tiles: Tile[] = []
  for (let zoom = 0; zoom <= longestZoom; zoom += 1) {
    const written = [...tilesOf(layersAt(sources, zoom), zoom, boundsAt(zoom))].map((tile) => ({
      ...tile,
      bytes: gzipSync(tile.bytes, { level: 9 }),
    }))
    tiles.push(...written)
    const sizes = written.map(({ bytes }) => bytes.length)
    tell({
      zoom,
      tiles: sizes.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      largest: Math.max(...sizes),
    })
  }
  return archiveOf(tiles, {
    metadata,
    type: 'vector',
    bounds: boundsAt(0),
    center: [-73.5, 4.3, 5],
  })
}
