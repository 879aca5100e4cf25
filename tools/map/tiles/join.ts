// Pieces of one road, or of one river, put together to long lines: each line of its own costs a tile eight bytes, and ends where nothing ends.
import { keyOf, type Line, type Point } from './shapes.ts'

interface End {
  readonly piece: number
  readonly isLast: boolean
  /** Where one looks to, standing at the end and looking into the piece. */
  readonly direction: number
}

/** Two ends that look away from each other go on as one line; a sharper bend is a turn-off. */
const straightestTurn = (100 * Math.PI) / 180

const directionOf = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0])

const endsByPlace = (pieces: readonly Line[]): ReadonlyMap<string, readonly End[]> => {
  const ends = new Map<string, End[]>()
  const add = (point: Point, end: End) => {
    const key = keyOf(point)
    const here = ends.get(key)
    if (here) here.push(end)
    else ends.set(key, [end])
  }
  for (const [piece, line] of pieces.entries()) {
    const [first, second, beforeLast, last] = [line[0], line[1], line.at(-2), line.at(-1)]
    if (!first || !second || !beforeLast || !last) continue
    add(first, { piece, isLast: false, direction: directionOf(first, second) })
    add(last, { piece, isLast: true, direction: directionOf(last, beforeLast) })
  }
  return ends
}

const angleBetween = (one: End, other: End): number => {
  const turn = Math.abs(one.direction - other.direction) % (2 * Math.PI)
  return turn > Math.PI ? 2 * Math.PI - turn : turn
}

/** The pairs of ends at a place that go on as one line, the straightest first. */
const pairsOf = (ends: readonly End[]): readonly (readonly [End, End])[] => {
  const candidates = ends
    .flatMap((one, at) => ends.slice(at + 1).map((other) => [one, other, angleBetween(one, other)] as const))
    .filter(([, , angle]) => ends.length === 2 || angle >= straightestTurn)
    .toSorted(([, , a], [, , b]) => b - a)
  const taken = new Set<End>()
  return candidates.flatMap(([one, other]) => {
    if (taken.has(one) || taken.has(other)) return []
    taken.add(one).add(other)
    return [[one, other] as const]
  })
}

/** One end by its number: twice the piece, and one more where it is the last point. */
const numberOf = ({ piece, isLast }: Pick<End, 'piece' | 'isLast'>): number => 2 * piece + Number(isLast)

/** The pieces as one line each chain; a chain that closes is a line whose ends are the same place. */
export const joined = (pieces: readonly Line[]): readonly Line[] => {
  const next = new Map<number, number>()
  for (const ends of endsByPlace(pieces).values())
    for (const [one, other] of pairsOf(ends)) {
      next.set(numberOf(one), numberOf(other))
      next.set(numberOf(other), numberOf(one))
    }
  const done = new Set<number>()
  const chainFrom = (start: number): Line => {
    const points: Point[] = []
    for (let entry: number | undefined = start; entry !== undefined;) {
      const piece = entry >> 1
      if (done.has(piece)) break
      done.add(piece)
      const line: Line = pieces[piece] ?? []
      const along = entry % 2 === 0 ? line : line.toReversed()
      points.push(...(points.length > 0 ? along.slice(1) : along))
      entry = next.get(entry ^ 1)
    }
    return points
  }
  const numbers = pieces.flatMap((_, piece) => [2 * piece, 2 * piece + 1])
  // First what begins somewhere, then the rings that are left.
  return [...numbers.filter((number) => !next.has(number)), ...numbers]
    .filter((number) => !done.has(number >> 1))
    .map(chainFrom)
    .filter((line) => line.length > 1)
}
