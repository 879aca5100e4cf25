/** The way behind a truck and ahead of it. */
import { flatAround, greatCircleKm, nearestOn, type Line } from '@arriero/domain/places/geography'
import type { MapViewProps } from './map-props.ts'
import { toLngLat, type Point } from './places.ts'

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

interface Cut {
  travelled: Line
  ahead: Line
}

/** Without a truck, or with one that is elsewhere, all of it lies ahead. */
export const cutWay = (line: Line, truck: Point | undefined, withinKm = mostOffKm): Cut => {
  const whole = { travelled: [], ahead: line }
  if (!truck || line.length < 2) return whole
  const { after, part, offKm } = footOf(line, truck)
  if (offKm > withinKm) return whole
  const place = between(line, after, part)
  return { travelled: [...line.slice(0, after + 1), place], ahead: [place, ...line.slice(after + 1)] }
}

const pointOf = ([longitude, latitude]: Line[number]): Point => ({ longitude, latitude })

/** How a truck may have come that nobody heard of: by its way where both ends are on it, else straight. */
const unheardLeg = (line: Line, from: Line[number], to: Line[number]): Line => {
  const [a, b] = [footOf(line, pointOf(from)), footOf(line, pointOf(to))]
  const isOnWay = Math.max(a.offKm, b.offKm) <= mostOffKm && a.after + a.part < b.after + b.part
  return isOnWay ? [from, ...line.slice(a.after + 1, b.after + 1), to] : [from, to]
}

/** From the beginning of its way, where a truck that drives it was first heard of elsewhere. */
const unheardStart = (line: Line, trail: Line): Line[] => {
  const [start, first] = [line[0], trail[0]]
  if (!start || !first || trail.some((point) => greatCircleKm(pointOf(point), pointOf(start)) <= mostOffKm))
    return []
  return [unheardLeg(line, start, first)]
}

export interface Way {
  travelled: readonly Line[]
  /** Driven, but nobody knows how. */
  unheard: readonly Line[]
  ahead: Line
}

type Known = Pick<MapViewProps, 'route' | 'hasBegun' | 'trail' | 'trailGaps'> & { truck?: Point | undefined }

/** What is behind the truck: the way it has driven where that is known, else the planned one up to where it stands. */
export const wayOn = ({ route = [], truck, hasBegun = false, trail = [], trailGaps = [] }: Known): Way => {
  const last = trail.at(-1)
  if (!last) {
    const { travelled, ahead } = cutWay(route, hasBegun ? truck : undefined)
    return { travelled: [travelled], unheard: [], ahead }
  }
  const driven = truck ? [...trail, toLngLat(truck)] : trail
  const legs = trailGaps.flatMap((at) => {
    const [from, to] = [trail[at - 1], trail[at]]
    return from && to ? [unheardLeg(route, from, to)] : []
  })
  return {
    travelled: [0, ...trailGaps].map((from, at) => driven.slice(from, trailGaps[at])),
    unheard: [...(hasBegun ? unheardStart(route, trail) : []), ...legs],
    // However far it has gone astray, what it has left behind lies no more ahead.
    ahead: cutWay(route, hasBegun ? (truck ?? pointOf(last)) : undefined, Infinity).ahead,
  }
}
