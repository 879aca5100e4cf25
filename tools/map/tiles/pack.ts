// Layers as this repository keeps them: a third of the bytes of compressed GeoJSON. Nothing is left out that a tile could show.
import { brotliCompressSync, constants } from 'node:zlib'
import { joined } from './join.ts'
import type { Feature, Geometry, PackedLayer } from './layers.ts'
import { encodePolyline } from '@arriero/domain/places/polyline'
import type { Tags } from './shapes.ts'

/**
 * The layers of the map and how many decimals of a degree each is kept with: 4 are 11 metres, and as fine as the source is where it stands here.
 * Municipalities and borders have to meet in the same points.
 */
export const layerDecimals: Readonly<Record<string, number>> = {
  tierra: 4,
  fronteras: 5,
  municipios: 5,
  agua: 4,
  urbano: 4,
  rios: 4,
  'rios-mundo': 4,
  vias: 5,
  lugares: 5,
  puntos: 5,
  etiquetas: 2,
}

type Place = readonly [number, number]
type Coordinates = Geometry['coordinates']
type Packed = PackedLayer['features'][number][2]

const isPlace = (coordinates: unknown): coordinates is Place =>
  Array.isArray(coordinates) && typeof coordinates[0] === 'number'

const packed = (coordinates: Coordinates, decimals: number): Packed => {
  if (isPlace(coordinates)) return encodePolyline([coordinates], decimals)
  const parts = coordinates as readonly Coordinates[]
  return isPlace(parts[0])
    ? encodePolyline(parts as readonly Place[], decimals)
    : parts.map((part) => packed(part, decimals))
}

/** What only the network needs of a piece of road. */
const forNetworkOnly = new Set(['km', 'a', 'b'])

const drawnTags = (tags: Tags): Tags =>
  Object.fromEntries(Object.entries(tags).filter(([key]) => !forNetworkOnly.has(key)))

/** Roads that are told alike are one feature, of lines as long as they go: their pieces are the network's matter. */
export const roadsTogether = (features: readonly Feature[]): readonly Feature[] => {
  const groups = new Map<string, { properties: Tags; lines: Place[][] }>()
  for (const { properties, geometry } of features) {
    if (geometry.type !== 'LineString') continue
    const tags = drawnTags(properties)
    const key = JSON.stringify(tags)
    const group = groups.get(key) ?? { properties: tags, lines: [] }
    group.lines.push([...geometry.coordinates])
    groups.set(key, group)
  }
  return [...groups.values()].map(({ properties, lines }) => ({
    properties,
    geometry: { type: 'MultiLineString', coordinates: joined(lines) },
  }))
}

export const packedLayer = (features: readonly Feature[], decimals: number): Buffer => {
  const layer: PackedLayer = {
    decimals,
    features: features.map(({ properties, geometry }) => [
      properties,
      geometry.type,
      packed(geometry.coordinates, decimals),
    ]),
  }
  const text = Buffer.from(JSON.stringify(layer))
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}
