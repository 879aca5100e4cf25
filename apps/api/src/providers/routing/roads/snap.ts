/** Puts an asked place on the network. */
import { perDegree } from './geometry.ts'
import { nearestHit, type Grid, type Hit } from './grid.ts'
import type { Seed } from './hierarchy.ts'
import type { Network } from './network.ts'
import type { Towns } from './towns.ts'
import type { RoadPoint } from './types.ts'

/** The country's own network is taken where it is this much further than a piece that nothing joins to it. */
const mainFavourMetres = 2000
/** A town's code stands for its head only where the point lies this near to it, metres. */
const townMetres = 2500

/** A place on an edge, or at a node where a town is entered (then `edge` is -1). */
export type Snap = {
  edge: number
  /** How far along the edge, 0 … 1 of its drawn length. */
  share: number
  node: number
  part: number
  gapMetres: number
  /** Official figures begin this much before the node. */
  offsetMetres: number
}

/** Where on the edge a hit lies, by drawn length. */
export const shareOf = (
  { lines: { start, lon, lat } }: Network,
  { edge, piece, part }: Pick<Hit, 'edge' | 'piece' | 'part'>,
): number => {
  const shrink = Math.cos(((lat[piece] ?? 0) / perDegree) * (Math.PI / 180))
  let [before, whole] = [0, 0]
  for (let at = start[edge] ?? 0; at < (start[edge + 1] ?? 0) - 1; at++) {
    const length = Math.hypot(
      ((lon[at + 1] ?? 0) - (lon[at] ?? 0)) * shrink,
      (lat[at + 1] ?? 0) - (lat[at] ?? 0),
    )
    if (at < piece) before += length
    else if (at === piece) before += length * part
    whole += length
  }
  return whole === 0 ? 0 : before / whole
}

/** The nearest road of all, or of the country's network where that is hardly further. */
export const hitOf = (network: Network, grid: Grid, point: RoadPoint): Hit => {
  const spot = { lon: point.lon * perDegree, lat: point.lat * perDegree }
  const any = nearestHit(grid, spot, { mostMetres: Infinity })
  if (!any) throw new Error('a network without roads')
  if (network.part[network.edgeFrom[any.edge] ?? 0] === 0) return any
  const isAllowed = (edge: number): boolean => network.part[network.edgeFrom[edge] ?? 0] === 0
  return nearestHit(grid, spot, { mostMetres: any.metres + mainFavourMetres, isAllowed }) ?? any
}

export const snapOf = (
  { network, grid, towns }: { network: Network; grid: Grid; towns: Towns },
  point: RoadPoint,
): Snap => {
  const town = point.code === undefined ? undefined : towns.byCode.get(point.code)
  if (town && town.metresTo(point) <= townMetres) {
    const { node, gapMetres, offsetMetres } = town
    return { edge: -1, share: 0, node, part: network.part[node] ?? 0, gapMetres, offsetMetres }
  }
  const hit = hitOf(network, grid, point)
  const part = network.part[network.edgeFrom[hit.edge] ?? 0] ?? 0
  return {
    edge: hit.edge,
    share: shareOf(network, hit),
    node: -1,
    part,
    gapMetres: hit.metres,
    offsetMetres: 0,
  }
}

/** Where a search from the place begins. */
export const seedsOf = ({ edgeFrom, edgeTo, edgeCost }: Network, { edge, share, node }: Snap): Seed[] => {
  if (edge === -1) return [{ node, cost: 0 }]
  const cost = edgeCost[edge] ?? 0
  const first = Math.round(cost * share)
  return [
    { node: edgeFrom[edge] ?? 0, cost: first },
    { node: edgeTo[edge] ?? 0, cost: cost - first },
  ]
}

/** One order for any two places, so that there and back are the same way. */
export const isBefore = (a: Snap, b: Snap): boolean =>
  a.edge - b.edge < 0 ||
  (a.edge === b.edge && (a.node - b.node < 0 || (a.node === b.node && a.share < b.share)))
