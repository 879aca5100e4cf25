/** The router that needs no network: official pair, else shortest path over the corridors, else great circle. Decisions §13. */
import { calibrate } from './calibration.ts'
import { greatCircleKm } from '@arriero/domain/geography'
import { billableKm, estimateByGreatCircle } from './great-circle.ts'
import { nationalNetwork } from './network.ts'
import type { Network } from './network.ts'
import { remembering } from './remembering.ts'
import { pairKey, readOfficialPairs } from './official-pairs.ts'
import type { OfficialPair } from './official-pairs.ts'
import type { Route, RoutePoint, RoutingProvider } from './port.ts'
import { accessesOf, gapKm } from './snapping.ts'
import { shortestPath } from './shortest-path.ts'
import type { Path } from './shortest-path.ts'
import { terrainSplit } from './terrain.ts'

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
