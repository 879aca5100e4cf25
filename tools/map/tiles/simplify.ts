// Fewer points for the same picture. Everything here counts in units of a tile, on the whole world's grid of one zoom:
// what is simplified before it is cut is the same on both sides of a cut.
import { farthestFrom, keptPoints, simplified } from '@arriero/domain/places/simplified-line'
import { crossingSegments } from './crossings.ts'
import { doubleArea, unitsAt, type Area, type Line, type Point } from './shapes.ts'

const onGrid = (line: Line, units: number): Line => line.map(([x, y]) => [x * units, y * units])

/** Whole units, none twice in a row: half a unit is no difference that is seen, and a number of few digits is short. */
const snapped = (line: Line): Line => {
  const points: Point[] = []
  for (const [x, y] of line) {
    const point: Point = [Math.round(x), Math.round(y)]
    const before = points.at(-1)
    if (!before || before[0] !== point[0] || before[1] !== point[1]) points.push(point)
  }
  return points
}

/** Whole units of a zoom are halves of halves of the world: nothing is lost on the way back. */
const offGrid = (line: Line, units: number): Line => line.map(([x, y]) => [x / units, y / units])

export interface Fineness {
  readonly zoom: number
  /** How far, in units, a line may come to lie from where it was. */
  readonly tolerance: number
  /** The smallest area, in square units, that is still drawn, and the shortest line, in units. */
  readonly least?: number
}

/** A line for a zoom; of a ring that is one too, since both of its ends are the same. */
export const lineAt = (line: Line, { zoom, tolerance }: Fineness): Line => {
  const units = unitsAt(zoom)
  return offGrid(snapped(simplified(onGrid(line, units), tolerance)), units)
}

const lengthOf = (line: Line): number => {
  let length = 0
  for (const [at, [x, y]] of line.entries()) {
    const before = line[at - 1]
    if (before) length += Math.hypot(x - before[0], y - before[1])
  }
  return length
}

export const linesAt = (lines: readonly Line[], fineness: Fineness): readonly Line[] =>
  lines
    .map((line) => lineAt(line, fineness))
    .filter((line) => line.length > 1 && lengthOf(line) * unitsAt(fineness.zoom) >= (fineness.least ?? 0))

const rounded = (line: Line): Line => line.map(([x, y]) => [Math.round(x), Math.round(y)])

/** Where simplifying made rings cross, the point that lies farthest out is drawn again, and so on until none cross. */
const withoutCrossings = (area: Area, tolerance: number): Area => {
  const kept = area.map((ring) => [...keptPoints(ring, tolerance)].toSorted((a, b) => a - b))
  const drawn = (): Area =>
    area.map((ring, at) => rounded((kept[at] ?? []).flatMap((place) => (ring[place] ? [ring[place]] : []))))
  for (;;) {
    const crossing = crossingSegments(drawn())
    let number = 0
    let added = 0
    for (const [at, ring] of area.entries()) {
      const places = kept[at] ?? []
      const more = places.slice(1).flatMap((last, before) => {
        const isCrossing = crossing.has(number)
        number += 1
        const { at: place } = isCrossing ? farthestFrom(ring, places[before] ?? last, last) : { at: -1 }
        return place === -1 ? [] : [place]
      })
      added += more.length
      kept[at] = [...places, ...more].toSorted((a, b) => a - b)
    }
    if (added === 0) return drawn()
  }
}

/** The rings of an area that are still worth drawing; without its outer ring it is gone with all of its holes. */
export const areasAt = (
  areas: readonly Area[],
  { zoom, tolerance, least = 0 }: Fineness,
): readonly Area[] => {
  const units = unitsAt(zoom)
  const isDrawn = (ring: Line): boolean =>
    ring.length > 3 && Math.abs(doubleArea(ring)) / 2 >= Math.max(1, least)
  return areas.flatMap((area) => {
    const whole = area.map((ring) => onGrid(ring, units))
    // Most islands are too small for any of it.
    if (!whole[0] || !isDrawn(whole[0])) return []
    const [outer, ...holes] = withoutCrossings(whole, tolerance).map(snapped)
    if (!outer || !isDrawn(outer)) return []
    return [[outer, ...holes.filter(isDrawn)].map((ring) => offGrid(ring, units))]
  })
}
