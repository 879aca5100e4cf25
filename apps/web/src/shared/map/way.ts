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
  travelled: Line
  ahead: Line
}

/** Without a truck, or with one that is elsewhere, all of it lies ahead. */
export const cutWay = (line: Line, truck: Point | undefined): Way => {
  const whole = { travelled: [], ahead: line }
  if (!truck || line.length < 2) return whole
  const { after, part, offKm } = footOf(line, truck)
  if (offKm > mostOffKm) return whole
  const place = between(line, after, part)
  return { travelled: [...line.slice(0, after + 1), place], ahead: [place, ...line.slice(after + 1)] }
}
