/** Which tiles a trip needs: those along its line, at each zoom. */
import { kmPerDegree, type Line } from '@arriero/domain/places/geography'
import { zooms, type ArchiveName } from '../ground/ground-files.ts'

export type Tile = readonly [z: number, x: number, y: number]
export type CorridorTile = { archive: ArchiveName; tile: Tile }

/** The country as a whole is small; only from here on the corridor is cut out of it. */
const firstZoom = 4
/** So much of the country is seen beside the road. */
const besideKm = 6
const stepKm = 3

const tileAt = (z: number, longitude: number, latitude: number): Tile => {
  const count = 2 ** z
  const radians = (latitude * Math.PI) / 180
  const x = Math.floor(((longitude + 180) / 360) * count)
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count)
  return [z, Math.min(count - 1, Math.max(0, x)), Math.min(count - 1, Math.max(0, y))]
}

/** Points so near each other that no tile between two of them is left out. */
const dense = (line: Line): Line =>
  line.flatMap((point, index) => {
    const before = line[index - 1]
    if (!before) return [point]
    const [dx, dy] = [point[0] - before[0], point[1] - before[1]]
    const steps = Math.max(1, Math.ceil((Math.hypot(dx, dy) * kmPerDegree) / stepKm))
    return Array.from({ length: steps }, (_, step): Line[number] => {
      const part = (step + 1) / steps
      return [before[0] + dx * part, before[1] + dy * part]
    })
  })

const tilesAround = (z: number, [longitude, latitude]: Line[number]): Tile[] => {
  const beside = besideKm / kmPerDegree
  const [, west, north] = tileAt(z, longitude - beside, latitude + beside)
  const [, east, south] = tileAt(z, longitude + beside, latitude - beside)
  const across = Array.from({ length: east - west + 1 }, (_, index) => west + index)
  const down = Array.from({ length: south - north + 1 }, (_, index) => north + index)
  return across.flatMap((x) => down.map((y): Tile => [z, x, y]))
}

/** Where a truck turns off, loads and unloads is looked at from near; what lies between comes last. */
const fromBothEnds = <Point>(points: readonly Point[]): Point[] => {
  const half = Math.ceil(points.length / 2)
  const back = points.slice(half).toReversed()
  return points.slice(0, half).flatMap((point, index) => [point, ...back.slice(index, index + 1)])
}

/** From far to near, so that a phone with little room has at least the whole way from afar. */
export const corridorTiles = (line: Line): CorridorTile[] => {
  const points = fromBothEnds(dense(line))
  const found: CorridorTile[] = []
  for (let z = firstZoom; z <= zooms.tiles.most; z += 1) {
    const tiles = new Map(
      points.flatMap((point) => tilesAround(z, point)).map((tile) => [tile.join('/'), tile]),
    )
    for (const tile of tiles.values()) {
      if (z <= zooms.relief.most) found.push({ archive: 'relief', tile })
      found.push({ archive: 'tiles', tile })
    }
  }
  return found
}
