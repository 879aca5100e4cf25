/** The router that needs no network: official pair, else shortest path over the corridors, else great circle. Decisions §13. */
import { greatCircleKm } from '@arriero/domain/places/geography'
import { billableKm, estimateByGreatCircle } from './great-circle.ts'
import {
  nationalNetwork,
  type Network,
  type Leg,
  type LegTerrain,
  type NetworkNode,
  withLengths,
} from './network.ts'
import { remembering } from './remembering.ts'
import { pairKey, readOfficialPairs, type OfficialPair } from './official-pairs.ts'
import type { Route, RoutePoint, RoutingProvider, TerrainSplit } from './port.ts'
import { shortestPath, type Path, type Access } from './shortest-path.ts'

const rounds = 40
const part = 0.35

/** The bends of a mountain road are remembered worse than the straights of a plain, so they take more of a difference. */
const doubt: Readonly<Record<LegTerrain, number>> = { flat: 0.5, rolling: 0.8, mountain: 1 }

/** A leg further off than this was not rounded but wrong: the official figure then means another road. */
const mostBend: Readonly<Record<LegTerrain, number>> = { flat: 0.08, rolling: 0.12, mountain: 0.15 }

const pathOf = (network: Network, { from, to }: OfficialPair): number[] =>
  shortestPath(network, [{ id: from, connectorKm: 0 }], [{ id: to, connectorKm: 0 }])?.legs ?? []

const spread = (
  network: Network,
  lengthsKm: number[],
  { legs, km }: { legs: readonly number[]; km: number },
): void => {
  const doubtOf = (leg: number): number => doubt[network.legs[leg]?.terrain ?? 'rolling']
  const lengthOf = (leg: number): number => lengthsKm[leg] ?? 0
  const missingKm = km - legs.reduce((sum, leg) => sum + lengthOf(leg), 0)
  const doubtKm = legs.reduce((sum, leg) => sum + lengthOf(leg) * doubtOf(leg), 0)
  if (doubtKm === 0) return
  for (const leg of legs) {
    const { km: rememberedKm = 0, terrain = 'rolling' } = network.legs[leg] ?? {}
    const bent = lengthOf(leg) * (1 + (part * missingKm * doubtOf(leg)) / doubtKm)
    const least = rememberedKm * (1 - mostBend[terrain])
    lengthsKm[leg] = Math.min(rememberedKm * (1 + mostBend[terrain]), Math.max(least, bent))
  }
}

/**
 * Adjusts remembered leg lengths until the official totals come out, as far as each leg may bend: every official pair hands
 * the difference to the legs of its own path, in proportion to their length and doubt, a part each round; legs that many
 * pairs share settle between them. Paths are found anew half-way, as the adjusted lengths may favour another road.
 */
const calibrate = (network: Network, pairs: readonly OfficialPair[]): Network => {
  const lengthsKm = network.legs.map(({ km }) => km)
  let paths = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    if (round % (rounds / 2) === 0) {
      const current = withLengths(network, lengthsKm)
      paths = new Map(pairs.map((pair) => [pairKey(pair.from, pair.to), pathOf(current, pair)]))
    }
    for (const pair of pairs) {
      spread(network, lengthsKm, { legs: paths.get(pairKey(pair.from, pair.to)) ?? [], km: pair.km })
    }
  }
  return withLengths(network, lengthsKm)
}

/** From great circle to the lesser roads that lead to the network. */
const connectorFactor = 1.4
const candidates = 5
/** Within this of the head a place is the town: the official distances are told from town to town. */
const townReachKm = 8
/** The one town whose built-up area is much wider. */
const reachKm: Readonly<Record<string, number>> = { '11001': 16 }

const nearestNodes = (network: Network, point: RoutePoint): { node: NetworkNode; km: number }[] =>
  [...network.nodes.values()]
    .map((node) => ({ node, km: greatCircleKm(point, node) }))
    .toSorted((a, b) => a.km - b.km)

const reachOf = ({ id }: NetworkNode): number => reachKm[id] ?? townReachKm

/** Its municipality's head when the code is known, else the head within whose reach it lies deepest. */
const ownTown = (network: Network, point: RoutePoint): NetworkNode | undefined => {
  if (point.code !== undefined) return network.nodes.get(point.code)
  const within = nearestNodes(network, point).filter(
    ({ node, km }) => !node.isJunction && km <= reachOf(node),
  )
  return within.toSorted((a, b) => a.km - reachOf(a.node) - (b.km - reachOf(b.node)))[0]?.node
}

/** Where a place may enter the network. In its own town a place is already on the network; elsewhere the few nearest nodes compete. */
const accessesOf = (network: Network, point: RoutePoint): Access[] => {
  const town = ownTown(network, point)
  const own = town && {
    id: town.id,
    connectorKm: connectorFactor * Math.max(0, greatCircleKm(point, town) - reachOf(town)),
  }
  if (own?.connectorKm === 0) return [own]
  const nearest = nearestNodes(network, point)
    .slice(0, candidates)
    .map(({ node, km }) => ({ id: node.id, connectorKm: connectorFactor * km }))
  return own ? [own, ...nearest.filter(({ id }) => id !== own.id)] : nearest
}

/** The great circle to the nearest node. */
const gapKm = (network: Network, point: RoutePoint): number => nearestNodes(network, point)[0]?.km ?? Infinity

/** Towns on the way and the streets at both ends. Decisions §13. */
const urbanShare = 0.05

/** A leg takes the name of its worst slope, but no leg is all of it: what is behind each name, in parts of one. */
const mix: Readonly<Record<LegTerrain, { flat: number; rolling: number; mountain: number }>> = {
  flat: { flat: 0.85, rolling: 0.15, mountain: 0 },
  rolling: { flat: 0.35, rolling: 0.5, mountain: 0.15 },
  mountain: { flat: 0.15, rolling: 0.25, mountain: 0.6 },
}

const tenth = (km: number): number => Math.round(km * 10) / 10

/** The legs' slopes laid over the whole distance, connectors and all. */
const terrainSplit = (legs: readonly Leg[], distanceKm: number): TerrainSplit | undefined => {
  const legsKm = legs.reduce((sum, leg) => sum + leg.km, 0)
  if (legsKm === 0) return undefined
  const share = (slope: 'rolling' | 'mountain'): number =>
    legs.reduce((sum, leg) => sum + leg.km * mix[leg.terrain][slope], 0) / legsKm
  const openKm = distanceKm * (1 - urbanShare)
  const urbanKm = tenth(distanceKm * urbanShare)
  const rollingKm = tenth(openKm * share('rolling'))
  const mountainKm = tenth(openKm * share('mountain'))
  return {
    flatKm: tenth(Math.max(0, distanceKm - urbanKm - rollingKm - mountainKm)),
    rollingKm,
    mountainKm,
    urbanKm,
  }
}

/** Connectors over this, or over this part of the whole, make the distance an estimate. */
const knownConnectorKm = 10
const knownConnectorShare = 0.1

/** Clients ask for the same ways again: from the same yard to the same shops. */
const mostRemembered = 2_000

/** Further than this from every road of the network there is river, sea or jungle in between. */
const roadlessKm = 150
const sameTownKm = 3

/** Where the network says nothing of the way: inside one town, between neighbours far from it, or beyond all roads. */
const isOffNetwork = (network: Network, from: RoutePoint, to: RoutePoint): boolean => {
  const apartKm = greatCircleKm(from, to)
  const farthestKm = Math.max(gapKm(network, from), gapKm(network, to))
  return apartKm < sameTownKm || apartKm < farthestKm || farthestKm > roadlessKm
}

const lineOf = (stops: readonly RoutePoint[]): [number, number][] => {
  const line = stops.map(({ longitude, latitude }): [number, number] => [longitude, latitude])
  return line.filter(
    (point, at) => at === 0 || point.some((degrees, axis) => degrees !== line[at - 1]?.[axis]),
  )
}

const describe = (network: Network, path: Path, { km, isExact }: { km: number; isExact: boolean }) => {
  const legs = path.legs.flatMap((position) => network.legs[position] ?? [])
  const distanceKm = billableKm(km)
  const terrain = terrainSplit(legs, distanceKm)
  const connectorsKm = path.entry.connectorKm + path.exit.connectorKm
  return {
    distanceKm,
    method: isExact ? ('exact' as const) : ('corridor' as const),
    towns: path.nodes.filter((id) => network.nodes.get(id)?.isJunction === false),
    isEstimated: connectorsKm > Math.max(knownConnectorKm, km * knownConnectorShare),
    ...(terrain && { terrain }),
  }
}

/** Without some of the official pairs the leave-one-out test asks what they would have been. */
export const createCorridorRouting = (
  officialPairs: readonly OfficialPair[] = readOfficialPairs(),
): RoutingProvider => {
  const network = calibrate(nationalNetwork(), officialPairs)
  const official = new Map(officialPairs.map((pair) => [pairKey(pair.from, pair.to), pair.km]))

  const route = (from: RoutePoint, to: RoutePoint): Route => {
    const path = shortestPath(network, accessesOf(network, from), accessesOf(network, to))
    if (!path || path.legs.length === 0 || isOffNetwork(network, from, to))
      return estimateByGreatCircle(from, to)
    const isTownToTown = path.entry.connectorKm === 0 && path.exit.connectorKm === 0
    const exactKm = isTownToTown ? official.get(pairKey(path.entry.id, path.exit.id)) : undefined
    const km = exactKm ?? Math.max(path.totalKm, greatCircleKm(from, to))
    return {
      ...describe(network, path, { km, isExact: exactKm !== undefined }),
      line: lineOf([from, ...path.nodes.flatMap((id) => network.nodes.get(id) ?? []), to]),
    }
  }

  const known = remembering(mostRemembered, route)
  return { route: (from, to) => Promise.resolve(known(from, to)), attribution: 'GeoNames, CC BY 4.0' }
}
