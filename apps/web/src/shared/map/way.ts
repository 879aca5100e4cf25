/** A line of the road, cut where a truck stands on it. */
import { flatAround, nearestOn, type Line } from '@arriero/domain/places/geography'
import type { Point } from './places.ts'

/** A truck further off than this is not on this line: nothing of it is called travelled. */
const mostOffKm = 5

/** The stretch from the point `after` of the line on, and which part of it lies behind the truck. */
const footOf = (line: Line, truck: Point) => {
  const flat = line.map(flatAround(truck))
  let foot = { after: 0, part: 0, offKm: Infinity }
  for (const [index, b] of flat.entries()) {
    const a = flat[index - 1]
    if (!a) continue
    const leg = nearestOn(a, b)
    if (leg.offKm < foot.offKm) foot = { after: index - 1, ...leg }
  }
  return foot
}

const between = (line: Line, after: number, part: number): Line[number] => {
  const [from, to] = [line[after] ?? [0, 0], line[after + 1] ?? [0, 0]] as const
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

export interface Way {
  /** Where the truck really drove, in pieces where nothing is known between two places. */
  travelled: readonly Line[]
  ahead: Line
}

export interface Drive {
  truck: Point | undefined
  /** Places of the truck, oldest first; without them what lies behind it on the line counts as driven. */
  trail?: Line | undefined
  /** From its loading on: before that all of the line lies ahead. */
  hasBegun: boolean
}

/** Two places further apart than this have something unknown between them. */
const gapKm = 8

/** What the line does between two places on it; undefined where one is off it, or they lie the other way round. */
const alongFrom = (line: Line, a: Line[number], b: Line[number]): Line | undefined => {
  const feet = [a, b].map(([longitude, latitude]) => footOf(line, { longitude, latitude }))
  const [from, to] = feet
  if (!from || !to || from.offKm > mostOffKm || to.offKm > mostOffKm || from.after > to.after)
    return undefined
  return line.slice(from.after + 1, to.after + 1)
}

/** The places as a line; a stretch without a signal follows the road where both its ends lie on it, and is left open elsewhere. */
const drivenLines = (line: Line, places: Line): Line[] => {
  const pieces: Line[number][][] = []
  for (const [index, place] of places.entries()) {
    const before = places[index - 1]
    const piece = pieces.at(-1)
    if (!before || !piece) {
      pieces.push([place])
      continue
    }
    const isGap = distanceKm(before, place) > gapKm
    const between = isGap ? alongFrom(line, before, place) : []
    if (between) piece.push(...between, place)
    else pieces.push([place])
  }
  return pieces.filter((piece) => piece.length > 1)
}

const distanceKm = (a: Line[number], b: Line[number]): number => {
  const [longitude, latitude] = a
  const { x, y } = flatAround({ longitude, latitude })(b)
  return Math.hypot(x, y)
}

/** Without a truck, or with one that has not loaded yet or is elsewhere, all of the line lies ahead. */
export const cutWay = (line: Line, { truck, trail = [], hasBegun }: Drive): Way => {
  const places: Line = truck ? [...trail, [truck.longitude, truck.latitude]] : trail
  const driven = trail.length > 0 ? drivenLines(line, places) : []
  const whole = { travelled: driven, ahead: line }
  if (!truck || !hasBegun || line.length < 2) return whole
  const { after, part, offKm } = footOf(line, truck)
  if (offKm > mostOffKm && trail.length === 0) return whole
  const place = between(line, after, part)
  return {
    travelled: driven.length > 0 ? driven : [[...line.slice(0, after + 1), place]],
    ahead: [place, ...line.slice(after + 1)],
  }
}
