// Shapes of one zoom cut into its tiles, and each tile written as a vector tile.
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { layerNames, rules, type LayerName } from './rules.ts'
import { extent, projected, type Shape } from './shapes.ts'

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

/** Nothing is simplified while cutting: the shapes come as they are to be drawn at this zoom. */
const indexOf = (shapes: readonly Shape[], zoom: number, buffer: number): GeoJSONVT => {
  const features = shapes
    .filter((shape) => !isEmpty(shape))
    .map((shape) => ({ type: 'Feature', properties: shape.tags, geometry: geometryOf(shape) }))
  return new GeoJSONVT({ type: 'FeatureCollection', features } as GeoJSON.FeatureCollection, {
    maxZoom: zoom,
    indexMaxZoom: zoom,
    indexMaxPoints: 0,
    tolerance: 0,
    extent,
    buffer,
    coordinates: 'unitSquare',
    wrap: false,
  })
}

type Place = [number, number]

const withoutRepeats = (line: readonly Place[]): Place[] =>
  line.filter(([x, y], at) => x !== line[at - 1]?.[0] || y !== line[at - 1]?.[1])

const areaOf = (ring: readonly Place[]): number => {
  let sum = 0
  for (const [at, [x, y]] of ring.entries()) {
    const [beforeX, beforeY] = ring.at(at - 1) ?? [x, y]
    sum += beforeX * y - x * beforeY
  }
  return Math.abs(sum)
}

/** What cutting at an edge leaves of a line or ring that only touches it is nothing to draw. */
const tidied = (feature: GeoJSONVTFeature): GeoJSONVTFeature | undefined => {
  if (feature.type === 1) return feature
  const isRing = feature.type === 3
  const geometry = (feature.geometry as Place[][])
    .map(withoutRepeats)
    .filter((line) => (isRing ? line.length > 3 && areaOf(line) > 0 : line.length > 1))
  return geometry.length > 0 ? ({ ...feature, geometry } as GeoJSONVTFeature) : undefined
}

const tileOf = (tile: GeoJSONVTTile | null): GeoJSONVTTile | undefined => {
  const features = tile?.features.flatMap((feature) => tidied(feature) ?? []) ?? []
  return tile && features.length > 0 ? { ...tile, features } : undefined
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
        const tile = tileOf(index.getTile(zoom, x, y))
        return tile ? [[name, tile] as const] : []
      })
      if (drawn.length > 0)
        yield { zoom, x, y, bytes: fromGeojsonVt(Object.fromEntries(drawn), { version: 2, extent }) }
    }
}
