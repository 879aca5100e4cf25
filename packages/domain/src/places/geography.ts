/** Points, lines and circles on the map. Pure arithmetic, kilometres. */

import type { ErrorCode } from '../errors/errors.ts'

export type Point = { latitude: number; longitude: number }
/** Longitude first, as maps draw it. */
export type Line = readonly (readonly [longitude: number, latitude: number])[]

/** No way leads from a place to itself. Codes: `order.route_same_place`. */
export const routeDenial = (origin: Point, destination: Point): ErrorCode | undefined =>
  origin.latitude === destination.latitude && origin.longitude === destination.longitude
    ? 'order.route_same_place'
    : undefined

export const earthKm = 6371.0088
/** How much longer a road is than the way of the crow, where only that is known: over thousands of official pairs. Domain facts §6.3. */
export const roadFactor = 1.45
const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Of latitude; of longitude at the equator. */
export const kmPerDegree = radians(1) * earthKm

/** Distance over the sphere (haversine). */
export const greatCircleKm = (from: Point, to: Point): number => {
  const dLatitude = radians(to.latitude - from.latitude)
  const dLongitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(dLatitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLongitude / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export type Flat = { x: number; y: number }

/** Kilometres east and north of a place, around which the earth is flat enough. */
export const flatAround = ({ latitude, longitude }: Point) => {
  const kmPerLongitude = kmPerDegree * Math.cos(radians(latitude))
  return ([east, north]: Line[number]): Flat => ({
    x: (east - longitude) * kmPerLongitude,
    y: (north - latitude) * kmPerDegree,
  })
}

/** Which part of the way from `a` to `b` lies nearest to the middle, 0 … 1, and how near that is. */
export const nearestOn = (a: Flat, b: Flat): { part: number; offKm: number } => {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const squared = dx * dx + dy * dy
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, -(a.x * dx + a.y * dy) / squared))
  return { part, offKm: Math.hypot(a.x + dx * part, a.y + dy * part) }
}

/** The point that has such a part of the line behind it, 0 … 1; undefined where there is no line. */
export const pointAt = (line: Line, share: number): Line[number] | undefined => {
  const [first] = line
  if (!first) return undefined
  const flat = line.map(flatAround({ longitude: first[0], latitude: first[1] }))
  const legKm = flat.map(({ x, y }, at) => Math.hypot(x - (flat[at - 1]?.x ?? x), y - (flat[at - 1]?.y ?? y)))
  let restKm = legKm.reduce((sum, km) => sum + km, 0) * Math.min(1, Math.max(0, share))
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    const km = legKm[at] ?? 0
    if (from && restKm <= km) {
      const part = km === 0 ? 0 : restKm / km
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    }
    restKm -= km
  }
  return line.at(-1)
}

export type Along = {
  /** How far the point is from the line. */
  offKm: number
  /** How much of the line lies behind it, 0 … 1. */
  doneShare: number
}

/** The part of a line in which a point is looked for. */
export type Stretch = readonly [fromShare: number, toShare: number]
const wholeLine: Stretch = [0, 1]

/** Where a point stands along a line, or along a stretch of it; undefined where there is none. */
export const alongLine = (
  line: Line,
  point: Point,
  [fromShare, toShare]: Stretch = wholeLine,
): Along | undefined => {
  const flat = line.map(flatAround(point))
  const lengths = flat.map((b, index) => {
    const a = flat[index - 1]
    return a ? Math.hypot(b.x - a.x, b.y - a.y) : 0
  })
  const wholeKm = lengths.reduce((sum, km) => sum + km, 0)
  let [doneKm, behindKm, offKm] = [0, 0, Infinity]
  for (const [index, b] of flat.entries()) {
    const a = flat[index - 1]
    const legKm = lengths[index] ?? 0
    if (a && behindKm + legKm >= fromShare * wholeKm && behindKm <= toShare * wholeKm) {
      const leg = nearestOn(a, b)
      if (leg.offKm < offKm) [offKm, doneKm] = [leg.offKm, behindKm + legKm * leg.part]
    }
    behindKm += legKm
  }
  return wholeKm > 0 && offKm < Infinity ? { offKm, doneShare: doneKm / wholeKm } : undefined
}
