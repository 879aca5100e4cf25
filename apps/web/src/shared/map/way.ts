/** A line of the road, cut where a truck stands on it. Places are [longitude, latitude], as a line on the wire has them. */
import type { Point } from './places.ts'

export type Line = readonly (readonly [number, number])[]

/** A truck further off than this is not on this line: nothing of it is called travelled. */
const mostOffKm = 5
const kmPerDegree = 111.2

type Foot = {
  /** The stretch from this point of the line on. */ after: number
  place: [number, number]
  offKm: number
}

/** The point of one stretch that is nearest, on a plane laid at `at`. */
const footOn = (line: Line, after: number, { latitude, longitude }: Point): Foot => {
  const [fromX = 0, fromY = 0] = line[after] ?? []
  const [toX = fromX, toY = fromY] = line[after + 1] ?? []
  const narrow = Math.cos((latitude * Math.PI) / 180)
  const [acrossX, acrossY] = [(toX - fromX) * narrow, toY - fromY]
  const lengthSquared = acrossX ** 2 + acrossY ** 2
  const along = ((longitude - fromX) * narrow * acrossX + (latitude - fromY) * acrossY) / (lengthSquared || 1)
  const share = Math.min(1, Math.max(0, along))
  const place: [number, number] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]
  const offKm = Math.hypot((longitude - place[0]) * narrow, latitude - place[1]) * kmPerDegree
  return { after, place, offKm }
}

export interface Way {
  travelled: Line
  ahead: Line
}

/** Without a truck, or with one that is elsewhere, all of it lies ahead. */
export const cutWay = (line: Line, truck: Point | undefined): Way => {
  if (!truck || line.length < 2) return { travelled: [], ahead: line }
  let nearest = footOn(line, 0, truck)
  for (let after = 1; after < line.length - 1; after += 1) {
    const foot = footOn(line, after, truck)
    if (foot.offKm < nearest.offKm) nearest = foot
  }
  if (nearest.offKm > mostOffKm) return { travelled: [], ahead: line }
  return {
    travelled: [...line.slice(0, nearest.after + 1), nearest.place],
    ahead: [nearest.place, ...line.slice(nearest.after + 1)],
  }
}
