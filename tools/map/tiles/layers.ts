// The folder of layers, read: each a file of compressed GeoJSON as its source gives it, or packed as this repository keeps it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { decodePolyline } from '@arriero/domain/places/polyline'
import { projected, type Area, type Line, type Point, type Shape, type Tags } from './shapes.ts'

type Place = readonly [longitude: number, latitude: number]
export type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Place }
  | { readonly type: 'LineString'; readonly coordinates: readonly Place[] }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly coordinates: readonly (readonly Place[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Place[])[])[] }

export interface Feature {
  readonly properties: Tags
  readonly geometry: Geometry
}

/** What a line is, is a polyline; what is around it is as in GeoJSON. */
type Packed = string | readonly Packed[]
export interface PackedLayer {
  readonly decimals: number
  readonly features: readonly (readonly [Tags, Geometry['type'], Packed])[]
}

const unpacked = (packed: Packed, decimals: number): unknown =>
  typeof packed === 'string'
    ? decodePolyline(packed, decimals)
    : packed.map((part) => unpacked(part, decimals))

const featuresOf = ({ decimals, features }: PackedLayer): readonly Feature[] =>
  features.map(([properties, type, packed]) => {
    const coordinates = unpacked(packed, decimals)
    const geometry = { type, coordinates: type === 'Point' ? (coordinates as Place[])[0] : coordinates }
    return { properties, geometry: geometry as Geometry }
  })

export const packedName = (name: string): string => `${name}.json.br`

/** @throws when the folder has the layer in neither form */
export const readFeatures = (folder: string, name: string): readonly Feature[] => {
  const whole = join(folder, `${name}.geojson.gz`)
  if (existsSync(whole)) {
    const collection = JSON.parse(gunzipSync(readFileSync(whole)).toString()) as { features: Feature[] }
    return collection.features
  }
  const packed = readFileSync(join(folder, packedName(name)))
  return featuresOf(JSON.parse(brotliDecompressSync(packed).toString()) as PackedLayer)
}

/** A metre: what stands on one place in two layers is one place then. */
const finest = 1e5
const rounded = (degrees: number): number => Math.round(degrees * finest) / finest
const pointOf = ([longitude, latitude]: Place): Point => projected(rounded(longitude), rounded(latitude))
const lineOf = (places: readonly Place[]): Line => places.map(pointOf)
const areaOf = (rings: readonly (readonly Place[])[]): Area => rings.map(lineOf)

const shapeOf = ({ properties: tags, geometry }: Feature): Shape => {
  switch (geometry.type) {
    case 'Point':
      return { kind: 'points', tags, points: [pointOf(geometry.coordinates)] }
    case 'LineString':
      return { kind: 'lines', tags, lines: [lineOf(geometry.coordinates)] }
    case 'MultiLineString':
      return { kind: 'lines', tags, lines: geometry.coordinates.map(lineOf) }
    case 'Polygon':
      return { kind: 'areas', tags, areas: [areaOf(geometry.coordinates)] }
    case 'MultiPolygon':
      return { kind: 'areas', tags, areas: geometry.coordinates.map(areaOf) }
  }
}

export const readLayer = (folder: string, name: string): readonly Shape[] =>
  readFeatures(folder, name).map(shapeOf)

/** The lines and the rings of a layer, whatever they are drawn as. */
export const linesOf = (shapes: readonly Shape[]): readonly Line[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'areas') return shape.areas.flat()
    return shape.kind === 'lines' ? shape.lines : []
  })
