/** A way that is shown to who may not know yet where it begins and ends. */
import { greatCircleKm, type Line, type Point } from './geography.ts'

/**
 * The middle of a line, from where it leaves the circle around its one end to where it comes into that around the other. The
 * circles lie around what may be known of the ends: cut from the ends themselves, the cut would tell them.
 */
export const middleOf = (line: Line, [from, to]: readonly [Point, Point], radiusKm: number): Line => {
  const isOutside = (place: Point) => (point: Line[number]) =>
    greatCircleKm({ longitude: point[0], latitude: point[1] }, place) > radiusKm
  const first = line.findIndex(isOutside(from))
  const last = line.findLastIndex(isOutside(to))
  const middle = first < 0 ? [] : line.slice(first, last + 1)
  return middle.length > 1 ? middle : []
}
