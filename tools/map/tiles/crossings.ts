// A ring that crosses itself is filled wrongly: where the banks of a narrow river change sides, whole triangles of water appear.
import type { Area, Point } from './shapes.ts'

type Segment = readonly [from: Point, to: Point]
/** 0 for x, 1 for y. */
type Axis = 0 | 1

const segmentsOf = (area: Area): readonly Segment[] =>
  area.flatMap((ring) => ring.slice(1).map((to, at): Segment => [ring[at] ?? to, to]))

/** On which side of a line a point lies: the sign of it. */
const side = ([from, to]: Segment, [x, y]: Point): number =>
  Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]))

/** Segments that only touch, as neighbours do, do not cross. */
const isCrossing = (one: Segment, other: Segment): boolean =>
  side(one, other[0]) * side(one, other[1]) < 0 && side(other, one[0]) * side(other, one[1]) < 0

const lowest = ([from, to]: Segment, axis: Axis): number => Math.min(from[axis], to[axis])
const highest = ([from, to]: Segment, axis: Axis): number => Math.max(from[axis], to[axis])

/** Along the longer side few segments stand beside each other. */
const longerAxis = (segments: readonly Segment[]): Axis => {
  const length = (axis: Axis): number => {
    let [least, most] = [Infinity, -Infinity]
    for (const segment of segments) {
      least = Math.min(least, lowest(segment, axis))
      most = Math.max(most, highest(segment, axis))
    }
    return most - least
  }
  return length(0) >= length(1) ? 0 : 1
}

/** @returns the number of each segment that crosses another: counted ring after ring, the first from its first point on */
export const crossingSegments = (area: Area): ReadonlySet<number> => {
  const segments = segmentsOf(area)
  const axis = longerAxis(segments)
  const across: Axis = axis === 0 ? 1 : 0
  const sorted = segments
    .map((segment, number) => ({
      segment,
      number,
      from: lowest(segment, axis),
      to: highest(segment, axis),
      low: lowest(segment, across),
      high: highest(segment, across),
    }))
    .toSorted((a, b) => a.from - b.from)
  const crossing = new Set<number>()
  for (const [at, one] of sorted.entries())
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.from > one.to) break
      if (other.low <= one.high && other.high >= one.low && isCrossing(one.segment, other.segment))
        crossing.add(one.number).add(other.number)
    }
  return crossing
}
