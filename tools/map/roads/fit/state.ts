/** What the fit knows while it learns. */
import { createTreeSearch, edgesTo } from '../../../../apps/api/src/providers/routing/roads/tree.ts'
import type { Network } from '../../../../apps/api/src/providers/routing/roads/network.ts'
import { kmOf, type Official, type Pair } from '../official.ts'

export type Fit = {
  network: Network
  /** Kilometres of each edge as drawn. */
  km: Float64Array
  /** Effort of each edge over its length before anything is learnt: by its class. */
  usual: Float64Array
  /** What is learnt of the choice: the logarithm of how much more effort an edge is than usual. */
  dislike: Float64Array
  /** What is learnt of the lengths: driven over drawn. */
  stretch: Float64Array
  /** Kilometres between an end's node and the point from which the official figures count. */
  offsetKm: Float64Array
  /** Where each end enters the network; -1 where that is not known. */
  endNode: Int32Array
}

/** A pair under study: the way that the network has for it now, and the best that was found by its official length. */
export type Case = {
  pair: Pair
  km: number
  path: readonly number[]
  best: readonly number[] | undefined
  /** Counts as so many figures of lengths; one without it. */
  emphasis?: number
}

export const effortOf = ({ km, usual, dislike }: Fit): Float64Array =>
  km.map((length, edge) => Math.max(1e-4, length * (usual[edge] ?? 1) * Math.exp(dislike[edge] ?? 0)))

export const casesOf = ({ pairs }: Official, { endNode, network }: Fit, half: number | undefined): Case[] =>
  pairs
    .filter((pair) => half === undefined || pair.half === half)
    .filter(({ a, b }) => endNode[a] !== -1 && endNode[b] !== -1 && endNode[a] !== endNode[b])
    .filter(({ a, b }) => network.part[endNode[a] ?? 0] === network.part[endNode[b] ?? 0])
    .map((pair) => ({ pair, km: kmOf(pair), path: [], best: undefined }))

/** Cases by the end from which their search begins: ends with many first, as one search serves all of an end. */
const byRoot = (cases: readonly Case[]): Map<number, Case[]> => {
  const open = new Map<number, Set<Case>>()
  for (const one of cases)
    for (const end of [one.pair.a, one.pair.b]) open.set(end, (open.get(end) ?? new Set()).add(one))
  const roots = new Map<number, Case[]>()
  for (let left = cases.length; left > 0;) {
    const [root, own] = [...open].reduce((most, next) => (next[1].size > most[1].size ? next : most))
    roots.set(root, [...own])
    left -= own.size
    for (const one of own) open.get(one.pair.a === root ? one.pair.b : one.pair.a)?.delete(one)
    open.delete(root)
  }
  return roots
}

/** Finds the way of every case anew; the cases of one end share a search. */
export const findWays = ({ network, endNode }: Fit, cases: readonly Case[], effort: Float64Array): void => {
  const search = createTreeSearch(network)
  for (const [root, own] of byRoot(cases)) {
    const tree = search(endNode[root] ?? 0, effort)
    for (const one of own) {
      const isForward = one.pair.a === root
      const path = edgesTo(network, tree, endNode[isForward ? one.pair.b : one.pair.a] ?? 0)
      one.path = isForward ? path : path.toReversed()
    }
  }
}

export const kmAlong = ({ km, stretch }: Fit, path: readonly number[]): number =>
  path.reduce((sum, edge) => sum + (km[edge] ?? 0) * (stretch[edge] ?? 1), 0)

export const kmPredicted = (fit: Fit, { pair }: Case, path: readonly number[]): number =>
  kmAlong(fit, path) + (fit.offsetKm[pair.a] ?? 0) + (fit.offsetKm[pair.b] ?? 0)

/** How far the prediction is off, over the official length. */
export const missOf = (fit: Fit, one: Case, path: readonly number[] = one.path): number =>
  Math.abs(kmPredicted(fit, one, path) - one.km) / one.km

export type Figures = { count: number; median: number; mean: number; p90: number; within10: number }

/** Of errors as shares. */
export const figuresOf = (errors: readonly number[]): Figures => {
  const sorted = errors.map((error) => Math.abs(error)).sort((a, b) => a - b)
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
  return {
    count: sorted.length,
    median: at(0.5),
    mean: sorted.reduce((sum, error) => sum + error, 0) / sorted.length,
    p90: at(0.9),
    within10: sorted.filter((error) => error <= 0.1).length / sorted.length,
  }
}

/** Each official direction over 30 km on its own, whatever it is like. */
export const errorsOf = (fit: Fit, cases: readonly Case[]): number[] =>
  cases.flatMap((one) =>
    [one.pair.kmThere, one.pair.kmBack]
      .filter((km) => km !== undefined && km > 30)
      .map((km) => kmPredicted(fit, one, one.path) / (km ?? 1) - 1),
  )

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`

export const told = ({ count, median, mean, p90, within10 }: Figures): string =>
  `${count} figures: median ${percent(median)}, mean ${percent(mean)}, p90 ${percent(p90)}, within 10 %: ${percent(within10)}`
