// Shapes of one zoom cut into its tiles, and each tile written as a vector tile.
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { layerNames, rules, type LayerName } from './rules.ts'
import { doubleArea, extent, projected, type Shape, type Tags } from './shapes.ts'

export type Layers = ReadonlyMap<LayerName, readonly Shape[]>

const geometryOf = (shape: Shape) => {
  switch (shape.kind) {
    case 'points':
      return { type: 'MultiPoint', coordinates: shape.points }
    case 'lines':
      return { type: 'MultiLineString', coordinates: shape.lines }
    case 'areas':
      return { type: 'MultiPolygon', coordinates: shape.areas }
  }
}

const isEmpty = (shape: Shape): boolean => {
  switch (shape.kind) {
    case 'points':
      return shape.points.length === 0
    case 'lines':
      return shape.lines.length === 0
    case 'areas':
      return shape.areas.length === 0
  }
}

type Place = [number, number]
/** What the library cuts, as far as it is looked at here; its own types do not resolve for a program of modules. */
interface Cut {
  readonly type: 1 | 2 | 3
  readonly geometry: readonly Place[] | readonly (readonly Place[])[]
  readonly tags: Tags | null
}
interface CutTile {
  readonly features: readonly Cut[]
}

/** Nothing is simplified while cutting: the shapes come as they are to be drawn at this zoom. */
const indexOf = (shapes: readonly Shape[], zoom: number, buffer: number): GeoJSONVT => {
  const features = shapes
    .filter((shape) => !isEmpty(shape))
    .map((shape) => ({ type: 'Feature', properties: shape.tags, geometry: geometryOf(shape) }))
  return new GeoJSONVT(
    { type: 'FeatureCollection', features },
    {
      maxZoom: zoom,
      indexMaxZoom: zoom,
      indexMaxPoints: 0,
      tolerance: 0,
      extent,
      buffer,
      coordinates: 'unitSquare',
      wrap: false,
    },
  )
}

const withoutRepeats = (line: readonly Place[]): readonly Place[] =>
  line.filter(([x, y], at) => x !== line[at - 1]?.[0] || y !== line[at - 1]?.[1])

/** What cutting at an edge leaves of a line or ring that only touches it is nothing to draw. */
const tidied = (feature: Cut): Cut | undefined => {
  if (feature.type === 1) return feature
  const isRing = feature.type === 3
  const geometry = (feature.geometry as readonly (readonly Place[])[])
    .map(withoutRepeats)
    .filter((line) => (isRing ? line.length > 3 && doubleArea(line) !== 0 : line.length > 1))
  return geometry.length > 0 ? { ...feature, geometry } : undefined
}

const tileOf = (tile: CutTile | null): CutTile | undefined => {
  const features = tile?.features.flatMap((feature) => tidied(feature) ?? []) ?? []
  return features.length > 0 ? { features } : undefined
}

export interface Written {
  readonly zoom: number
  readonly x: number
  readonly y: number
  readonly bytes: Uint8Array
}

/** @param bounds west, south, east, north: the tiles that show any of it */
export function* tilesOf(
  layers: Layers,
  zoom: number,
  bounds: readonly [number, number, number, number],
): Generator<Written> {
  const indices = layerNames.flatMap((name) => {
    const shapes = layers.get(name)
    return shapes ? [[name, indexOf(shapes, zoom, rules[name].buffer)] as const] : []
  })
  const [west, south, east, north] = bounds
  const [first, last] = [projected(west, north), projected(east, south)].map(([x, y]) => [
    Math.floor(x * 2 ** zoom),
    Math.floor(y * 2 ** zoom),
  ])
  for (let x = first?.[0] ?? 0; x <= (last?.[0] ?? -1); x += 1)
    for (let y = first?.[1] ?? 0; y <= (last?.[1] ?? -1); y += 1) {
      const drawn = indices.flatMap(([name, index]) => {
        const tile = tileOf(index.getTile(zoom, x, y) as CutTile | null)
        return tile ? [[name, tile] as const] : []
      })
      if (drawn.length > 0)
        yield { zoom, x, y, bytes: fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent }) }
    }
}
