/** Streets below the classes of the network: in a town two ends of roads are joined by them, so that no road ends at its door. */
import { metresBetween, type Spot } from '../../../apps/api/src/providers/routing/roads/geometry.ts'
import { addEdge, reachWithin, streetClass, toSpot, type Draft } from './draft.ts'
import type { PlaceFeature } from './sources.ts'

/** Metres around the middle of a municipal town, of a village. */
const townMetres = 1300
const villageMetres = 600
/** Streets bend: over the straight line. */
const streetBend = 1.3
/** Two nodes are joined where the network's own way is longer than this. */
const leastTimes = 3
const leastRoundMetres = 600
/** In a great city the streets of its middle are enough. */
const mostNodes = 200

const nodesByCell = ({ nodes }: Draft): Map<number, number[]> => {
  const cells = new Map<number, number[]>()
  for (const [node, { lon, lat }] of nodes.entries()) {
    const key = Math.floor(lon / 2000) * 100_000 + Math.floor(lat / 2000)
    cells.set(key, [...(cells.get(key) ?? []), node])
  }
  return cells
}

const joinAround = (draft: Draft, around: readonly number[]): number => {
  let added = 0
  for (const [at, node] of around.entries()) {
    // The nearest of those before it: a tree that grows out of the middle.
    const spot = draft.nodes[node] ?? zero
    let nearest = { node: -1, metres: Infinity }
    for (const other of around.slice(0, at)) {
      const metres = metresBetween(spot, draft.nodes[other] ?? zero)
      if (metres > 0 && metres < nearest.metres) nearest = { node: other, metres }
    }
    if (nearest.node === -1) continue
    const most = Math.max(leastRoundMetres, nearest.metres * leastTimes)
    if (reachWithin(draft, node, most).has(nearest.node)) continue
    const line = [draft.nodes[node] ?? zero, draft.nodes[nearest.node] ?? zero]
    const metres = Math.max(1, Math.round(nearest.metres * streetBend))
    addEdge(draft, { a: node, b: nearest.node, metres, class: streetClass, ref: '', name: '', line })
    added += 1
  }
  return added
}

const zero = { lon: 0, lat: 0 }

/** The nodes around a place, nearest first. */
const nodesAround = (
  draft: Draft,
  cells: Map<number, number[]>,
  { spot, metres }: { spot: Spot; metres: number },
): number[] => {
  const [column, row] = [Math.floor(spot.lon / 2000), Math.floor(spot.lat / 2000)]
  const steps = [-1, 0, 1]
  return steps
    .flatMap((x) => steps.flatMap((y) => cells.get((column + x) * 100_000 + row + y) ?? []))
    .map((node) => ({ node, metres: metresBetween(draft.nodes[node] ?? zero, spot) }))
    .filter((near) => near.metres <= metres)
    .sort((a, b) => a.metres - b.metres || a.node - b.node)
    .slice(0, mostNodes)
    .map(({ node }) => node)
}

/** Adds them, and says how many. */
export const addStreets = (draft: Draft, places: readonly PlaceFeature[]): number => {
  const cells = nodesByCell(draft)
  let added = 0
  for (const { properties, geometry } of places) {
    const metres = properties.code ? townMetres : villageMetres
    added += joinAround(draft, nodesAround(draft, cells, { spot: toSpot(geometry.coordinates), metres }))
  }
  return added
}
