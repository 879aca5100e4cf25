/** Other ways between two places that really differ: not much longer, not much shared, no detour for its own sake. */
import type { Met, Search, Seed } from './hierarchy.ts'
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

const lengthOf = ({ edgeMetres }: Network, edges: readonly number[]): number =>
  edges.reduce((sum, edge) => sum + (edgeMetres[edge] ?? 0), 0)

/** The share of the shorter one's length that both take. */
export const sharedShare = (network: Network, a: readonly number[], b: readonly number[]): number => {
  const other = new Set(b)
  const shared = a.filter((edge) => other.has(edge))
  const shorter = Math.min(lengthOf(network, a), lengthOf(network, b))
  return shorter === 0 ? 1 : lengthOf(network, shared) / shorter
}

/** The nodes of a way, one more than its edges. */
export const nodesOf = ({ edgeFrom, edgeTo }: Network, edges: readonly number[], start: number): number[] => {
  const nodes = [start]
  for (const edge of edges) {
    const at = nodes.at(-1)
    nodes.push((edgeFrom[edge] === at ? edgeTo[edge] : edgeFrom[edge]) ?? 0)
  }
  return nodes
}

const isSimple = (nodes: readonly number[]): boolean => new Set(nodes).size === nodes.length

type Checks = { network: Network; search: Search; best: Route; isCut: (edge: number) => boolean }

/** The stretch around the meeting is the best between its own ends. The search is used: what it knew before is gone. */
const isLocallyBest = (
  { network, search, best }: Checks,
  route: Route,
  turn: { nodes: number[]; at: number },
): boolean => {
  const reach = best.cost * locality
  const { nodes, at } = turn
  const cost = (edge: number): number => network.edgeCost[route.edges[edge] ?? 0] ?? 0
  let [first, last, before, after] = [at, at, 0, 0]
  while (first > 0 && before < reach) before += cost(--first)
  while (last < route.edges.length && after < reach) after += cost(last++)
  const [from, to] = [nodes[first] ?? 0, nodes[last] ?? 0]
  const least = search.meet([{ node: from, cost: 0 }], [{ node: to, cost: 0 }], 1)[0]?.cost ?? Infinity
  return before + after <= least * 1.001
}

const startOf = ({ edgeFrom, edgeTo }: Network, edges: readonly number[], seeds: readonly Seed[]): number => {
  const [first, next] = [edges[0] ?? 0, edges[1]]
  const [a, b] = [edgeFrom[first] ?? 0, edgeTo[first] ?? 0]
  if (next === undefined) return seeds.some(({ node }) => node === a) ? a : b
  const touches = (node: number): boolean => edgeFrom[next] === node || edgeTo[next] === node
  return touches(b) && !(touches(a) && !seeds.some(({ node }) => node === a)) ? a : b
}

/** Up to so many routes, the best one first. */
export const routesBetween = (
  { network, search }: { network: Network; search: Search },
  ends: { from: readonly Seed[]; to: readonly Seed[]; cut: readonly number[] },
  more: number,
): Route[] => {
  const met = search.meet(ends.from, ends.to, more === 0 ? 1 : mostCost)
  const first = met[0]
  if (!first) return []
  const best = { edges: search.edgesOver(first.node), cost: first.cost }
  if (more === 0 || best.edges.length === 0) return [best]
  const checks = { network, search, best, isCut: (edge: number) => ends.cut.includes(edge) }
  const tried = met
    .slice(1, mostTried)
    .map(({ node, cost }) => ({ node, route: { edges: search.edgesOver(node), cost } }))
  return chosen(checks, { tried, seeds: ends.from }, more)
}

const chosen = (
  checks: Checks,
  { tried, seeds }: { tried: { node: Met[number]['node']; route: Route }[]; seeds: readonly Seed[] },
  more: number,
): Route[] => {
  const { network, best, isCut } = checks
  const routes = [best]
  for (const { node, route } of tried) {
    if (routes.length > more) break
    if (route.edges.length === 0 || route.edges.some((edge) => isCut(edge))) continue
    if (routes.some(({ edges }) => sharedShare(network, route.edges, edges) > mostShared)) continue
    const nodes = nodesOf(network, route.edges, startOf(network, route.edges, seeds))
    if (!isSimple(nodes)) continue
    if (isLocallyBest(checks, route, { nodes, at: Math.max(0, nodes.indexOf(node)) })) routes.push(route)
  }
  return routes
}
