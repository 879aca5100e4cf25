import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'

const moduleName = 'virtual:colombia-outline'
const resolvedName = `\0${moduleName}`

/** ISO 3166 numbers: Colombia in full detail, what borders it in less. */
const colombia = '170'
const neighbours = [
  '862',
  '076',
  '604',
  '218',
  '591',
  '188',
  '558',
  '340',
  '222',
  '328',
  '192',
  '388',
  '332',
  '214',
]

/** West, south, east, north: what a person can scroll to. */
const frame = { west: -92, south: -14, east: -54, north: 20 }

type Area = Feature<Polygon | MultiPolygon>

const readCountries = (file: string): Area[] => {
  const require = createRequire(import.meta.url)
  const topology: Topology = JSON.parse(readFileSync(require.resolve(`world-atlas/${file}`), 'utf8'))
  const countries = topology.objects['countries'] as GeometryCollection
  return feature(topology, countries).features as Area[]
}

const polygonsOf = (area: Area): Position[][][] =>
  area.geometry.type === 'Polygon' ? [area.geometry.coordinates] : area.geometry.coordinates

const isNear = (ring: Position[]) =>
  ring.some(
    ([longitude = 0, latitude = 0]) =>
      longitude > frame.west && longitude < frame.east && latitude > frame.south && latitude < frame.north,
  )

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)

/** Two or three decimals (about 1 km, 100 m); points that fall together are dropped. */
const lighter = (ring: Position[], decimals: number): Position[] => {
  const points = ring.map(([longitude = 0, latitude = 0]) => [
    Number(clamp(longitude, frame.west, frame.east).toFixed(decimals)),
    Number(clamp(latitude, frame.south, frame.north).toFixed(decimals)),
  ])
  return points.filter((point, index) => index === 0 || point.join() !== points[index - 1]?.join())
}

const toFeature = (area: Area, decimals: number): Feature<MultiPolygon> => ({
  type: 'Feature',
  properties: { kind: area.id === colombia ? 'home' : 'neighbour' },
  geometry: {
    type: 'MultiPolygon',
    coordinates: polygonsOf(area)
      .filter(([outer]) => outer !== undefined && isNear(outer))
      .map((rings) => rings.map((ring) => lighter(ring, decimals)).filter((ring) => ring.length > 3)),
  },
})

export const outline = (): FeatureCollection<MultiPolygon> => {
  const home = readCountries('countries-10m.json').filter(({ id }) => id === colombia)
  const around = readCountries('countries-50m.json').filter(({ id }) => neighbours.includes(String(id)))
  return {
    type: 'FeatureCollection',
    features: [...around.map((area) => toFeature(area, 2)), ...home.map((area) => toFeature(area, 3))],
  }
}

/** Serves the offline map's land as a module: cut from world-atlas while building, so nothing is fetched later. */
export const colombiaOutline = (): Plugin => ({
  name: 'arriero:colombia-outline',
  resolveId: (id) => (id === moduleName ? resolvedName : undefined),
  load: (id) =>
    id === resolvedName
      ? `export const colombiaOutline = JSON.parse(${JSON.stringify(JSON.stringify(outline()))})`
      : undefined,
})
