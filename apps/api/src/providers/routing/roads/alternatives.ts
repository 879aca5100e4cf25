/** Other ways between two places that really differ: not much longer, not much shared, no detour for its own sake. */
import type { Search, Seed } from './hierarchy.ts'
import type { Network } from './network.ts'

/** Over the least cost. */
export const mostCost = 1.4
/** Of the length of a way that another may share with it. */
export const mostShared = 0.7
/** A way must be the best between any two of its own spots that are this share of the whole apart. */
const locality = 0.25
/** How many meetings are looked at. */
const mostTried = 40

export type Route = { edges: number[]; cost: number }

type Lengths = Pick<Network, 'edgeMetres'>

const lengthOf = ({ edgeMetres }: Lengths, edges: readonly number[]): number => {
  let metres = 0
  for (const edge of edges) metres += edgeMetres[edge] as number
  return metres
}

/** A way to compare others with: its edges at hand, and its length. */
type Measured = { edges: ReadonlySet<number>; metres: number }

const measured = (network: Lengths, edges: readonly number[]): Measured => ({
  edges: new Set(edges),
  metres: lengthOf(network, edges),
})

/** The share of the shorter one's length that both take. */
const sharedWith = (network: Lengths, known: Measured, edges: readonly number[]): number => {
  let [shared, metres] = [0, 0]
  for (const edge of edges) {
    const length = network.edgeMetres[edge] as number
    metres += length
    if (known.edges.has(edge)) shared += length
  }
  const shorter = Math.min(metres, known.metres)
  return shorter === 0 ? 1 : shared / shorter
}

/** The same of two ways, each once. */
export const sharedShare = (network: Lengths, a: readonly number[], b: readonly number[]): number =>
  sharedWith(network, measured(network, b), a)

type Graph = Pick<Network, 'edgeFrom' | 'edgeTo' | 'edgeCost' | 'edgeMetres'>

/** The nodes of a way, one more than its edges. */
const nodesOf = ({ edgeFrom, edgeTo }: Graph, edges: readonly number[], start: number): number[] => {
  let at = start
  const nodes = [start]
  for (const edge of edges) {
    at = (edgeFrom[edge] === at ? edgeTo[edge] : edgeFrom[edge]) ?? 0
    nodes.push(at)
  }
  return nodes
}

const isSimple = (nodes: readonly number[]): boolean => new Set(nodes).size === nodes.length

/** Which end of the first edge the way begins at. */
const startOf = ({ edgeFrom, edgeTo }: Graph, edges: readonly number[], seeds: readonly Seed[]): number => {
  const [first, next] = [edges[0] ?? 0, edges[1]]
  const [a, b] = [edgeFrom[first] ?? 0, edgeTo[first] ?? 0]
  const isSeed = (node: number): boolean => seeds.some((seed) => seed.node === node)
  if (next === undefined) return isSeed(a) ? a : b
  const touches = (node: number): boolean => edgeFrom[next] === node || edgeTo[next] === node
  if (touches(a) && touches(b)) return isSeed(a) ? a : b
  return touches(b) ? a : b
}

type Turn = { edges: readonly number[]; nodes: readonly number[]; at: number; reach: number }

/** The stretch around the meeting is the best between its own ends. */
const isLocallyBest = ({ edgeCost }: Graph, check: Search, { edges, nodes, at, reach }: Turn): boolean => {
  const cost = (edge: number): number => edgeCost[edges[edge] ?? 0] ?? 0
  let [first, last, before, after] = [at, at, 0, 0]
  while (first > 0 && before < reach) before += cost(--first)
  while (last < edges.length && after < reach) after += cost(last++)
  const [from, to] = [nodes[first] ?? 0, nodes[last] ?? 0]
  const least = check.meet([{ node: from, cost: 0 }], [{ node: to, cost: 0 }], 1)[0]?.cost ?? Infinity
  return before + after <= least * 1.001
}

/** Two searches: one keeps what it found while the other proves stretches of it. */
export type Searches = { network: Graph; search: Search; check: Search }

export type Ends = { from: readonly Seed[]; to: readonly Seed[]; cut: readonly number[] }

/** Up to so many routes more than the best one, which comes first. */
export const routesBetween = ({ network, search, check }: Searches, ends: Ends, more: number): Route[] => {
  const [first, ...others] = search.meet(ends.from, ends.to, more === 0 ? 1 : mostCost)
  if (!first) return []
  const best = { edges: search.edgesOver(first.node), cost: first.cost }
  const routes = [best]
  const known = [measured(network, best.edges)]
  const reach = best.cost * locality
  for (const { node, cost } of best.edges.length === 0 ? [] : others.slice(0, mostTried)) {
    if (routes.length > more) break
    const edges = search.edgesOver(node)
    if (edges.length === 0 || ends.cut.some((edge) => edges.includes(edge))) continue
    if (known.some((one) => sharedWith(network, one, edges) > mostShared)) continue
    const nodes = nodesOf(network, edges, startOf(network, edges, ends.from))
    const at = nodes.indexOf(node)
    if (at === -1 || !isSimple(nodes)) continue
    if (!isLocallyBest(network, check, { edges, nodes, at, reach })) continue
    routes.push({ edges, cost })
    known.push(measured(network, edges))
  }
  return routes
}
