/** Places without a position on any map: found by their official distances to the others, as a ship is by its lights. */
import { metresBetween, perDegree } from '../../../../apps/api/src/providers/routing/roads/geometry.ts'
import { createTreeSearch, type Tree } from '../../../../apps/api/src/providers/routing/roads/tree.ts'
import type { Network } from '../../../../apps/api/src/providers/routing/roads/network.ts'
import { toSpot } from '../draft.ts'
import { kmOf, type Official } from '../official.ts'
import { holds, type MunicipalityFeature, type PlaceFeature } from '../sources.ts'
import { effortOf, type Fit } from './state.ts'

/** A light counts no further than this share off, so that one odd figure does not move the place. */
const mostMiss = 0.3

/** Kilometres along a tree's ways to every node. */
const kmOfTree = ({ network, km }: Fit, { cost, by }: Tree): Float64Array => {
  const along = new Float64Array(cost.length).fill(Infinity)
  const order = [...cost.keys()]
    .filter((node) => cost[node] !== Infinity)
    .sort((a, b) => (cost[a] ?? 0) - (cost[b] ?? 0))
  for (const node of order) {
    const edge = by[node] ?? -1
    const before = network.edgeFrom[edge] === node ? network.edgeTo[edge] : network.edgeFrom[edge]
    along[node] = edge === -1 ? 0 : (along[before ?? 0] ?? 0) + (km[edge] ?? 0)
  }
  return along
}

/** The nearest node to a spot. */
export const nearestNode = (
  { nodeLon, nodeLat }: Network,
  spot: { lon: number; lat: number },
): [number, number] => {
  let [best, least] = [-1, Infinity]
  for (let node = 0; node < nodeLon.length; node++) {
    const metres = metresBetween({ lon: nodeLon[node] ?? 0, lat: nodeLat[node] ?? 0 }, spot)
    if (metres < least) [best, least] = [node, metres]
  }
  return [best, least]
}

/** Ends with a position go to their node; heads of towns to the node of the town. Offsets begin as the gap. */
export const placeEnds = (
  fit: Fit,
  official: Official,
  towns: Map<string, { node: number; gapMetres: number }>,
): void => {
  for (const [end, { code, place, position }] of official.ends.entries()) {
    const town = place === '' ? towns.get(code) : undefined
    const [node, metres] = town
      ? [town.node, town.gapMetres]
      : position
        ? nearestNode(fit.network, toSpot(position))
        : [-1, 0]
    fit.endNode[end] = node
    fit.offsetKm[end] = metres / 1000
  }
}

type Land = { heads: Map<string, PlaceFeature>; municipalities: Map<string, MunicipalityFeature> }

const nodesOf = ({ nodeLon, nodeLat }: Network, code: string, land: Land): number[] => {
  const area = land.municipalities.get(code)?.geometry
  const head = land.heads.get(code)?.geometry.coordinates
  const isIn = (node: number): boolean => {
    const spot = { lon: nodeLon[node] ?? 0, lat: nodeLat[node] ?? 0 }
    if (!head || metresBetween(spot, toSpot(head)) > 90_000) return false
    return area !== undefined && holds(area, [spot.lon / perDegree, spot.lat / perDegree])
  }
  return [...nodeLon.keys()].filter((node) => isIn(node))
}

type Light = { from: number; to: number; km: number }
type Misses = Map<number, { nodes: number[]; sums: Float64Array }>

/** Figures between an end that is known and one that is not. */
const lightsOf = ({ pairs }: Official, { endNode }: Fit, half: number | undefined): Light[] =>
  pairs
    .filter((pair) => half === undefined || pair.half === half)
    .flatMap((pair) => [
      { from: pair.b, to: pair.a, km: kmOf(pair) },
      { from: pair.a, to: pair.b, km: kmOf(pair) },
    ])
    .filter(({ from, to }) => endNode[to] === -1 && endNode[from] !== -1)

/** Adds how far each node would be off the figure. */
const judge = (
  { nodes, sums }: { nodes: number[]; sums: Float64Array },
  along: Float64Array,
  km: number,
): void => {
  for (const [at, node] of nodes.entries()) {
    const miss = Math.abs((along[node] ?? 0) - km) / km
    sums[at] = (sums[at] ?? 0) + Math.min(mostMiss, miss)
  }
}

/** Finds them by the figures of one half (of all without it), and says how many. */
export const findEnds = (
  fit: Fit,
  official: Official,
  { land, half }: { land: Land; half: number | undefined },
): number => {
  const search = createTreeSearch(fit.network)
  const effort = effortOf(fit)
  const misses: Misses = new Map()
  for (const [from, own] of Map.groupBy(lightsOf(official, fit, half), (light) => light.from)) {
    const along = kmOfTree(fit, search(fit.endNode[from] ?? 0, effort))
    for (const { to, km } of own) {
      const known = misses.get(to)
      const nodes = known?.nodes ?? nodesOf(fit.network, official.ends[to]?.code ?? '', land)
      const sums = known?.sums ?? new Float64Array(nodes.length)
      judge({ nodes, sums }, along, km - (fit.offsetKm[from] ?? 0))
      misses.set(to, { nodes, sums })
    }
  }
  for (const [end, { nodes, sums }] of misses) {
    const best = sums.reduce((least, sum, at) => (sum < (sums[least] ?? Infinity) ? at : least), 0)
    fit.endNode[end] = nodes[best] ?? -1
    fit.offsetKm[end] = 0
  }
  return misses.size
}
