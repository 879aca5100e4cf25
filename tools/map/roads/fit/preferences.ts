/** Learns which roads trucks take: what an official way uses becomes easier, what the network chose instead dearer. */
import { perDegree } from '../../../../apps/api/src/providers/routing/roads/geometry.ts'
import { missOf, type Case, type Fit } from './state.ts'

/** A difference of lengths under this share tells nothing of the road; from this on it counts in full. */
const miss = { least: 0.008, full: 0.04 }
/** The wanted way shall be this much easier than the other, and no step is longer than this. */
const margin = 0.01
const mostStep = 0.2
const bounds = [-1, 1.8] as const
/** Units of a cell of the map, about 170 m: carriageways beside each other are one road. */
const cellSize = 150
/** Cells of a row, from the corner of the country. */
const rowLength = 20_000
const corner = { lon: -82 * perDegree, lat: -5 * perDegree }

/** The cells along each edge, and those with the cells around them. */
export type Cells = { of: Int32Array[]; around: Int32Array[] }

const walk = ({ network }: Fit, edge: number, visit: (x: number, y: number) => void): void => {
  const { start, lon, lat } = network.lines
  for (let at = start[edge] ?? 0; at < (start[edge + 1] ?? 0) - 1; at++) {
    const [x, y] = [lon[at] ?? 0, lat[at] ?? 0]
    const [dx, dy] = [(lon[at + 1] ?? 0) - x, (lat[at + 1] ?? 0) - y]
    const parts = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / cellSize))
    for (let part = 0; part < parts; part++) visit(x + (dx * part) / parts, y + (dy * part) / parts)
  }
}

const steps = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * rowLength + column))

export const cellsOf = (fit: Fit): Cells => {
  const of = Array.from(fit.km, (_, edge) => {
    const cells = new Set<number>()
    walk(fit, edge, (x, y) =>
      cells.add(
        Math.floor((y - corner.lat) / cellSize) * rowLength + Math.floor((x - corner.lon) / cellSize),
      ),
    )
    return Int32Array.from(cells)
  })
  return {
    of,
    around: of.map((cells) =>
      Int32Array.from(new Set([...cells].flatMap((cell) => steps.map((step) => cell + step)))),
    ),
  }
}

/** Edges of one way that do not run where the other does. */
const apart = ({ of, around }: Cells, way: readonly number[], other: readonly number[]): number[] => {
  const same = new Set(other)
  const near = new Set<number>()
  for (const edge of other) for (const cell of around[edge] ?? []) near.add(cell)
  return way.filter((edge) => {
    if (same.has(edge)) return false
    const cells = of[edge] ?? new Int32Array()
    return cells.filter((cell) => near.has(cell)).length < cells.length * 0.6
  })
}

type Vote = { sum: number; weight: number }

const costOf = (effort: Float64Array, edges: readonly number[]): number =>
  edges.reduce((sum, edge) => sum + (effort[edge] ?? 0), 0)

const votesOf = (
  fit: Fit,
  cases: readonly Case[],
  { cells, effort }: { cells: Cells; effort: Float64Array },
) => {
  const votes = new Map<number, Vote>()
  let asked = 0
  const say = (edge: number, step: number, weight: number): void => {
    for (const cell of cells.around[edge] ?? []) {
      const vote = votes.get(cell) ?? { sum: 0, weight: 0 }
      vote.sum += step * weight
      vote.weight += weight
      votes.set(cell, vote)
    }
  }
  for (const one of cases) {
    const { best } = one
    if (!best || best === one.path) continue
    const gain = missOf(fit, one) - missOf(fit, one, best)
    if (gain < miss.least) continue
    const [chosen, wanted] = [apart(cells, one.path, best), apart(cells, best, one.path)]
    const [cheap, dear] = [costOf(effort, chosen), costOf(effort, wanted)]
    if (cheap + dear === 0) continue
    asked += 1
    const step = Math.min(mostStep, Math.max(0, (dear - cheap) / (dear + cheap)) + margin)
    const weight = Math.min(1, gain / miss.full)
    for (const edge of chosen) say(edge, step, weight)
    for (const edge of wanted) say(edge, -step, weight)
  }
  return { votes, asked }
}

/** Keeps the way at hand as the best where it is better than what was known. */
export const keepBest = (fit: Fit, cases: readonly Case[]): void => {
  for (const one of cases) {
    if (!one.best || missOf(fit, one) <= missOf(fit, one, one.best) + 0.004) one.best = one.path
  }
}

/** One step of the learning. Says how many cases asked for a change. */
export const learnPreferences = (
  fit: Fit,
  cases: readonly Case[],
  { rate, cells, effort }: { rate: number; cells: Cells; effort: Float64Array },
): number => {
  const { votes, asked } = votesOf(fit, cases, { cells, effort })
  for (let edge = 0; edge < fit.km.length; edge++) {
    const own = cells.of[edge] ?? new Int32Array()
    let moved = 0
    for (const cell of own) {
      const vote = votes.get(cell)
      if (vote) moved += vote.sum / (vote.weight + 0.3)
    }
    if (moved === 0) continue
    const next = (fit.dislike[edge] ?? 0) + (rate * moved) / own.length
    fit.dislike[edge] = Math.min(bounds[1], Math.max(bounds[0], next))
  }
  return asked
}
