/** Fewer points for the same picture of a line, in whatever unit both coordinates are. */
type Point = readonly [x: number, y: number]
type Line = readonly Point[]

/** The square of how far a point lies from a stretch of line. Read by index: it is asked of every point of every way. */
export const squareAway = (point: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const [x, y] = [point[0] - from[0], point[1] - from[1]]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
  return (x - along * dx) ** 2 + (y - along * dy) ** 2
}

type Far = {
  at: number
  /** The square of how far. */
  away: number
}

/** The point between two of a line that lies farthest from the straight between them; `at` is -1 where none lies between. */
export const farthestFrom = (line: Line, first: number, last: number): Far => {
  const [from, to] = [line[first], line[last]]
  let found: Far = { at: -1, away: -1 }
  if (!from || !to) return found
  for (let at = first + 1; at < last; at += 1) {
    const point = line[at]
    const away = point ? squareAway(point, from, to) : 0
    if (away > found.away) found = { at, away }
  }
  return found
}

/** By Douglas and Peucker, which points stay: both ends, and every point that lies farther than the tolerance from what is drawn. */
export const keptPoints = (line: Line, tolerance: number): ReadonlySet<number> => {
  const kept = new Set([0, line.length - 1])
  const open: [number, number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    const { at, away } = farthestFrom(line, first, last)
    if (at === -1 || away <= tolerance * tolerance) continue
    kept.add(at)
    open.push([first, at], [at, last])
  }
  return kept
}

export const simplified = (line: Line, tolerance: number): Line => {
  const kept = keptPoints(line, tolerance)
  return line.filter((_, at) => kept.has(at))
}
