/** Arithmetic on points of the network: whole hundred-thousandths of a degree, about a metre each. */
import { earthKm } from '@arriero/domain/places/geography'

/** Units of a degree in which the network keeps its points. */
export const perDegree = 100_000

const radians = Math.PI / 180
/** Metres of one unit of latitude. */
export const metresPerUnit = (earthKm * 1000 * radians) / perDegree

/** Metres of one unit of longitude at a latitude in units. */
export const metresPerLonUnit = (lat: number): number => metresPerUnit * Math.cos((lat / perDegree) * radians)

export type Spot = { lon: number; lat: number }

/** Metres between two spots in units; the earth is flat enough between neighbours. */
export const metresBetween = (a: Spot, b: Spot): number =>
  Math.hypot((b.lon - a.lon) * metresPerLonUnit((a.lat + b.lat) / 2), (b.lat - a.lat) * metresPerUnit)

/** Lines of all edges one after the other: edge `e` has the points from `start[e]` up to `start[e + 1]`. Units. */
export type Lines = { start: Int32Array; lon: Int32Array; lat: Int32Array }

/** Metres along the drawn line of an edge. */
export const lineMetres = ({ start, lon, lat }: Lines, edge: number): number => {
  let metres = 0
  const end = start[edge + 1] ?? 0
  for (let at = (start[edge] ?? 0) + 1; at < end; at++) {
    const [y, before] = [lat[at] ?? 0, lat[at - 1] ?? 0]
    const east = ((lon[at] ?? 0) - (lon[at - 1] ?? 0)) * metresPerLonUnit((y + before) / 2)
    metres += Math.hypot(east, (y - before) * metresPerUnit)
  }
  return metres
}
