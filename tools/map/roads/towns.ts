/** The municipal towns on the network: the node where each is entered, and the edges that pass it. */
import {
  metresBetween,
  perDegree,
  type Spot,
} from '../../../apps/api/src/providers/routing/roads/geometry.ts'
import { createGrid, hitsWithin, nearestHit } from '../../../apps/api/src/providers/routing/roads/grid.ts'
import { linesOf, partsOf, splitEdge, toSpot, type Draft } from './draft.ts'
import { holds, type AreaGeometry, type PlaceFeature } from './sources.ts'

/** Metres by which the main part may be further off than a loose piece and is taken all the same. */
const mainFavourMetres = 1500
/** A road through a town is cut where the town lies, unless a node is this near to that. */
const nodeNearMetres = 250
/** A line passes a town whose middle is this near. */
const passingMetres = 1500

export type Town = { code: string; name: string; spot: Spot; node: number; gapMetres: number }
export type Passing = { edge: number; town: number; along: number; gapMetres: number }

export const isTown = ({ properties }: PlaceFeature): boolean => properties.code !== undefined

/** Cuts the roads that run through towns at the towns, so that each has a node of its own. */
export const cutAtTowns = (draft: Draft, towns: readonly PlaceFeature[]): number => {
  const lines = linesOf(draft)
  const grid = createGrid(lines)
  const cuts = new Map<number, Set<number>>()
  for (const { geometry } of towns) {
    const spot = toSpot(geometry.coordinates)
    const hit = nearestHit(grid, spot, { mostMetres: 5000 })
    const edge = draft.edges[hit?.edge ?? -1]
    if (!hit || !edge) continue
    const start = lines.start[hit.edge] ?? 0
    const vertex = hit.piece - start + (hit.part > 0.5 ? 1 : 0)
    const ends = [draft.nodes[edge.a], draft.nodes[edge.b]].filter((end) => end !== undefined)
    const isNear = ends.some((end) => metresBetween(end, spot) <= hit.metres + nodeNearMetres)
    if (isNear || vertex <= 0 || vertex >= edge.line.length - 1) continue
    cuts.set(hit.edge, (cuts.get(hit.edge) ?? new Set()).add(vertex))
  }
  let made = 0
  for (const [edge, vertices] of cuts) {
    // From the far end, as the front part keeps the number.
    for (const vertex of [...vertices].sort((a, b) => b - a)) {
      splitEdge(draft, edge, vertex)
      made += 1
    }
  }
  return made
}

const nearestNode = (draft: Draft, spot: Spot, isAllowed: (node: number) => boolean): [number, number] => {
  let [best, least] = [-1, Infinity]
  for (let node = 0; node < draft.nodes.length; node++) {
    const there = draft.nodes[node]
    if (!there || Math.abs(there.lat - spot.lat) * 1.1 > least || !isAllowed(node)) continue
    const metres = metresBetween(there, spot)
    if (metres < least) [best, least] = [node, metres]
  }
  return [best, least]
}

export const snapTowns = (draft: Draft, towns: readonly PlaceFeature[]): Town[] => {
  const parts = partsOf(draft)
  return towns.map(({ properties: { code = '', name }, geometry }) => {
    const spot = toSpot(geometry.coordinates)
    const [anyNode, anyMetres] = nearestNode(draft, spot, () => true)
    const [mainNode, mainMetres] = nearestNode(draft, spot, (node) => parts[node] === 0)
    const isMain = mainMetres <= anyMetres + mainFavourMetres
    return {
      code,
      name,
      spot,
      node: isMain ? mainNode : anyNode,
      gapMetres: Math.round(isMain ? mainMetres : anyMetres),
    }
  })
}

const boxOf = (area: AreaGeometry): [number, number, number, number] => {
  const corners = (area.type === 'Polygon' ? [area.coordinates] : area.coordinates).flat(2)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The built-up area that each town's middle lies in, where there is one. */
const areasOf = (towns: readonly Town[], areas: readonly AreaGeometry[]): Map<number, AreaGeometry> => {
  const boxed = areas.map((area) => ({ area, box: boxOf(area) }))
  const found = new Map<number, AreaGeometry>()
  for (const [at, { spot }] of towns.entries()) {
    const [x, y] = [spot.lon / perDegree, spot.lat / perDegree]
    const held = boxed.find(
      ({ area, box: [left, bottom, right, top] }) =>
        x >= left && x <= right && y >= bottom && y <= top && holds(area, [x, y]),
    )
    if (held) found.set(at, held.area)
  }
  return found
}

/** Which edges pass which towns: near the middle, or through the built-up area around it. */
export const passingsOf = (
  draft: Draft,
  towns: readonly Town[],
  areas: readonly AreaGeometry[],
): Passing[] => {
  const lines = linesOf(draft)
  const grid = createGrid(lines)
  const own = areasOf(towns, areas)
  const passings: Passing[] = []
  for (const [town, { spot }] of towns.entries()) {
    const area = own.get(town)
    for (const { edge, piece, part, metres } of hitsWithin(grid, spot, area ? 6000 : passingMetres)) {
      const [start, end] = [lines.start[edge] ?? 0, lines.start[edge + 1] ?? 0]
      const middle = Math.floor((start + end - 1) / 2)
      const isInside = (at: number): boolean =>
        area !== undefined &&
        holds(area, [(lines.lon[at] ?? 0) / perDegree, (lines.lat[at] ?? 0) / perDegree])
      if (metres > passingMetres && !isInside(middle)) continue
      const along = Math.min(255, Math.round(((piece - start + part) / Math.max(1, end - start - 1)) * 255))
      passings.push({ edge, town, along, gapMetres: Math.round(metres) })
    }
  }
  return passings.sort((a, b) => a.edge - b.edge || a.town - b.town)
}
