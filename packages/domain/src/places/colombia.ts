/** Whether a point is in Colombia: what a pin may be dropped on. Decisions §12. */
import { mainlandOutline } from './colombia-outline.data.ts'
import { flatAround, greatCircleKm, nearestOn, type Flat, type Point } from './geography.ts'

/** Wharfs, islands off the coast and bridges over the border lie beyond a simplified line. */
const toleranceKm = 15
/** Around San Andrés and Providencia. */
const islands: readonly Point[] = [
  { latitude: 12.56, longitude: -81.71 },
  { latitude: 13.36, longitude: -81.38 },
]
const islandReachKm = 30

/** Whether the ray from 0, 0 to the east meets the line. */
const isCrossed = (a: Flat, b: Flat): boolean =>
  a.y > 0 !== b.y > 0 && a.x + (-a.y * (b.x - a.x)) / (b.y - a.y) > 0

const isOnMainland = (point: Point): boolean => {
  const flat = flatAround(point)
  const corners = mainlandOutline.map(([latitude, longitude]) => flat([longitude, latitude]))
  let isInside = false
  for (const [index, corner] of corners.entries()) {
    const previous = corners.at(index - 1) ?? corner
    if (nearestOn(previous, corner).offKm <= toleranceKm) return true
    if (isCrossed(previous, corner)) isInside = !isInside
  }
  return isInside
}

const isOnIsland = (point: Point): boolean =>
  islands.some((island) => greatCircleKm(point, island) <= islandReachKm)

export const isInColombia = (point: Point): boolean => isOnIsland(point) || isOnMainland(point)
