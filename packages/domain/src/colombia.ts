/** Whether a point is in Colombia: what a pin may be dropped on. Decisions §12. */
import { mainlandOutline } from './colombia-outline.data.ts'

type Point = { latitude: number; longitude: number }

const kmPerDegree = 111.2
/** Wharfs, islands off the coast and bridges over the border lie beyond a simplified line. */
const toleranceKm = 15
/** Around San Andrés and Providencia. */
const islands: readonly Point[] = [
  { latitude: 12.56, longitude: -81.71 },
  { latitude: 13.36, longitude: -81.38 },
]
const islandReachKm = 30

type Flat = readonly [x: number, y: number]

/** Kilometres east and north of `from`; good near the Equator over some hundred kilometres. */
const flatFrom = (from: Point, latitude: number, longitude: number): Flat => [
  (longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180) * kmPerDegree,
  (latitude - from.latitude) * kmPerDegree,
]

/** Of the point at 0, 0 from the line between two others. */
const distanceToLine = ([ax, ay]: Flat, [bx, by]: Flat): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const lengthSquared = dx * dx + dy * dy
  const along = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / lengthSquared))
  return Math.hypot(ax + along * dx, ay + along * dy)
}

/** Whether the ray from 0, 0 to the east meets the line. */
const isCrossed = ([ax, ay]: Flat, [bx, by]: Flat): boolean =>
  ay > 0 !== by > 0 && ax + (-ay * (bx - ax)) / (by - ay) > 0

const isOnMainland = (point: Point): boolean => {
  const corners = mainlandOutline.map(([latitude, longitude]) => flatFrom(point, latitude, longitude))
  let isInside = false
  for (const [index, corner] of corners.entries()) {
    const previous = corners.at(index - 1) ?? corner
    if (distanceToLine(previous, corner) <= toleranceKm) return true
    if (isCrossed(previous, corner)) isInside = !isInside
  }
  return isInside
}

const isOnIsland = (point: Point): boolean =>
  islands.some(
    ({ latitude, longitude }) => Math.hypot(...flatFrom(point, latitude, longitude)) <= islandReachKm,
  )

export const isInColombia = (point: Point): boolean => isOnIsland(point) || isOnMainland(point)
