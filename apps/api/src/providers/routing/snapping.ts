/** Where a place may enter the network. */
import { greatCircleKm } from '@arriero/domain/geography'
import type { Network, NetworkNode } from './network.ts'
import type { RoutePoint } from './port.ts'
import type { Access } from './shortest-path.ts'

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

/** In its own town a place is already on the network; elsewhere the few nearest nodes compete. */
export const accessesOf = (network: Network, point: RoutePoint): Access[] => {
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
export const gapKm = (network: Network, point: RoutePoint): number =>
  nearestNodes(network, point)[0]?.km ?? Infinity
