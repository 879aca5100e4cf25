/** Learns lengths: ridge regression of the official kilometres on the edges of the ways, robust against odd figures. */
import type { Case, Fit } from './state.ts'

/** How dearly a change is paid: of one edge (per km), of a whole numbered road, of a class, of a town's starting point (per km). */
const price = { edge: 3, road: 50, class: 1, offset: 0.02 }
const bounds = { stretch: [0.85, 1.25], offsetKm: [-6, 15] } as const
/** A pair further off than this took another road: it says nothing of lengths. */
const mostMiss = 0.2
/** Below this share a miss counts as a square, above it as itself. */
const smoothMiss = 0.004
const rounds = 6
const steps = 60

type Row = {
  edges: readonly number[]
  a: number
  b: number
  missing: number
  km: number
  emphasis: number
  weight: number
}
type Problem = { fit: Fit; rows: Row[]; roads: number; classes: number; offsets: number; size: number }

const problemOf = (fit: Fit, cases: readonly Case[]): Problem => {
  const edges = fit.km.length
  const roads = edges
  const classes = roads + fit.network.head.refs.length
  const offsets = classes + 5
  const rows = cases.flatMap(({ pair, km, best, path, emphasis = 1 }) => {
    const way = best ?? path
    const drawnKm = way.reduce((sum, edge) => sum + (fit.km[edge] ?? 0), 0)
    if (Math.abs(drawnKm - km) / km > mostMiss) return []
    return [
      {
        edges: way,
        a: offsets + pair.a,
        b: offsets + pair.b,
        missing: km - drawnKm,
        km,
        emphasis,
        weight: 1,
      },
    ]
  })
  return { fit, rows, roads, classes, offsets, size: offsets + fit.offsetKm.length }
}

const valueOf = ({ fit, roads, classes }: Problem, { edges, a, b }: Row, x: Float64Array): number => {
  let sum = (x[a] ?? 0) + (x[b] ?? 0)
  for (const edge of edges) {
    const ref = fit.network.edgeRef[edge] ?? 0
    const road = ref === 0 ? 0 : (x[roads + ref] ?? 0)
    sum +=
      (fit.km[edge] ?? 0) * ((x[edge] ?? 0) + road + (x[classes + (fit.network.edgeClass[edge] ?? 0)] ?? 0))
  }
  return sum
}

const add = (values: Float64Array, at: number, more: number): void => {
  values[at] = (values[at] ?? 0) + more
}

const addRow = (
  { fit, roads, classes }: Problem,
  { edges, a, b }: Row,
  [factor, into]: [number, Float64Array],
): void => {
  add(into, a, factor)
  add(into, b, factor)
  for (const edge of edges) {
    const part = factor * (fit.km[edge] ?? 0)
    const ref = fit.network.edgeRef[edge] ?? 0
    add(into, edge, part)
    if (ref !== 0) add(into, roads + ref, part)
    add(into, classes + (fit.network.edgeClass[edge] ?? 0), part)
  }
}

const pricesOf = ({ fit, classes, offsets, roads, size }: Problem): Float64Array =>
  new Float64Array(size).map((_, at) => {
    if (at < roads) return price.edge * Math.max(1e-3, fit.km[at] ?? 0)
    if (at < classes) return price.road
    return at < offsets ? price.class : price.offset
  })

/** Solves by conjugate gradients, from where it stands. */
const solve = (problem: Problem, prices: Float64Array, x: Float64Array): void => {
  const { rows, size } = problem
  const times = (v: Float64Array): Float64Array => {
    const out = v.map((value, at) => value * (prices[at] ?? 0))
    for (const row of rows) addRow(problem, row, [row.weight * valueOf(problem, row, v), out])
    return out
  }
  const rest = new Float64Array(size)
  for (const row of rows) addRow(problem, row, [row.weight * row.missing, rest])
  for (const [at, value] of times(x).entries()) add(rest, at, -value)
  const scale = prices.slice()
  for (const row of rows) {
    add(scale, row.a, row.weight)
    add(scale, row.b, row.weight)
    for (const edge of row.edges) add(scale, edge, row.weight * (problem.fit.km[edge] ?? 0) ** 2)
  }
  const dot = (u: Float64Array, v: Float64Array): number =>
    u.reduce((sum, value, at) => sum + value * (v[at] ?? 0), 0)
  let eased = rest.map((value, at) => value / (scale[at] ?? 1))
  let course = eased.slice()
  let goodness = dot(rest, eased)
  for (let step = 0; step < steps && goodness > 1e-10; step++) {
    const ahead = times(course)
    const length = goodness / dot(course, ahead)
    for (const [at, value] of course.entries()) add(x, at, length * value)
    for (const [at, value] of ahead.entries()) add(rest, at, -length * value)
    eased = rest.map((value, at) => value / (scale[at] ?? 1))
    const next = dot(rest, eased)
    const turn = next / goodness
    course = eased.map((value, at) => value + turn * (course[at] ?? 0))
    goodness = next
  }
}

const bounded = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

/** Sets stretches and offsets. */
export const learnLengths = (fit: Fit, cases: readonly Case[]): void => {
  const problem = problemOf(fit, cases)
  const x = new Float64Array(problem.size)
  const prices = pricesOf(problem)
  for (let round = 0; round < rounds; round++) {
    for (const row of problem.rows) {
      const miss = Math.abs(row.missing - valueOf(problem, row, x)) / row.km
      row.weight = row.emphasis / (row.km ** 2 * Math.max(miss, smoothMiss))
    }
    solve(problem, prices, x)
  }
  for (let edge = 0; edge < fit.km.length; edge++) {
    const ref = fit.network.edgeRef[edge] ?? 0
    const road = ref === 0 ? 0 : (x[problem.roads + ref] ?? 0)
    const all = 1 + (x[edge] ?? 0) + road + (x[problem.classes + (fit.network.edgeClass[edge] ?? 0)] ?? 0)
    fit.stretch[edge] = bounded(all, bounds.stretch)
  }
  for (let end = 0; end < fit.offsetKm.length; end++)
    fit.offsetKm[end] = bounded(x[problem.offsets + end] ?? 0, bounds.offsetKm)
}
