/** In which municipality a point lies: by the land that DANE draws for each. packages/map/README.md. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { greatCircleKm, type Point } from '@arriero/domain/places/geography'
import { decodePolyline } from '@arriero/domain/places/polyline'
import pointInPolygon from 'point-in-polygon-hao'
import { fold, nearestTown, townOfCode, towns, type Town } from './towns.ts'

const file = new URL('../../../../../packages/map/layers/municipios.json.br', import.meta.url)

type Ring = [number, number][]
type PackedRings = readonly string[]

/** As tools/map/tiles packs a layer: each ring a polyline. */
type Layer = {
  decimals: number
  features: readonly (
    | readonly [{ code: string }, 'Polygon', PackedRings]
    | readonly [{ code: string }, 'MultiPolygon', readonly PackedRings[]]
  )[]
}

type Land = { town: Town; west: number; south: number; east: number; north: number; rings: Ring[] }

const landOf = (town: Town, rings: Ring[]): Land => {
  const [outline = []] = rings
  const [longitudes, latitudes] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  return {
    town,
    rings,
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  }
}

/** What belongs to no municipality is nobody's here. */
const readLands = (): Land[] => {
  const { decimals, features } = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Layer
  return features.flatMap(([{ code }, kind, packed]) => {
    const town = townOfCode(code)
    if (!town) return []
    return (kind === 'Polygon' ? [packed] : packed).map((rings) =>
      landOf(
        town,
        rings.map((ring) => decodePolyline(ring, decimals)),
      ),
    )
  })
}

let lands: Land[] | undefined

const lies = ({ latitude, longitude }: Point, land: Land): boolean =>
  longitude >= land.west &&
  longitude <= land.east &&
  latitude >= land.south &&
  latitude <= land.north &&
  pointInPolygon([longitude, latitude], land.rings) !== false

/** At sea, or in land without a municipality, the one whose built-up head is nearest. Read when first asked. */
export const townAt = (point: Point): Town => {
  lands ??= readLands()
  return lands.find((land) => lies(point, land))?.town ?? nearestTown(point.latitude, point.longitude)
}

/** A namesake further away is another town. */
const namesakeReachKm = 78

/** The municipality a geocoder names, where it lies near the point; else the one it lies in. */
export const townNamed = (name: string | undefined, latitude: number, longitude: number): Town => {
  const point = { latitude, longitude }
  const key = name === undefined ? undefined : fold(name)
  const named = towns
    .filter(({ keys }) => key !== undefined && keys.includes(key))
    .toSorted((a, b) => greatCircleKm(a, point) - greatCircleKm(b, point))[0]
  return named && greatCircleKm(named, point) <= namesakeReachKm ? named : townAt(point)
}
