/** Ends of roads that stop just short of another road, where the way round is long: the data's gap, not the land's. */
import { createGrid, hitsWithin, type Hit } from '../../../apps/api/src/providers/routing/roads/grid.ts'
import { addEdge, linesOf, partsOf, reachWithin, splitEdge, streetClass, type Draft } from './draft.ts'
import { metresBetween } from '../../../apps/api/src/providers/routing/roads/geometry.ts'

/** Metres that a gap has at most: of any road; of a great road, or where the piece would be cut off for good. */
const mostMetres = { any: 100, great: 300 }
/** The way round is so long at least, and so many times the gap. */
const leastRoundMetres = 2000
const leastTimes = 10
const greatClass = 1

type Gap = { node: number; edge: number; vertex: number; metres: number }

const endsOf = ({ edgesAt }: Draft): number[] =>
  [...edgesAt.keys()].filter((node) => edgesAt[node]?.length === 1)

/** The nearer vertex of the piece that was hit. */
const vertexOf = ({ edges }: Draft, start: number, { edge, piece, part }: Hit): number => {
  const last = (edges[edge]?.line.length ?? 1) - 1
  return Math.min(last, piece - start + (part > 0.5 ? 1 : 0))
}

const isGap = (draft: Draft, parts: Int32Array, { node, edge, metres }: Gap): boolean => {
  const [other, own] = [draft.edges[edge], draft.edges[draft.edgesAt[node]?.[0] ?? -1]]
  if (!other || !own) return false
  const isCutOff = parts[other.a] !== parts[node]
  const isGreat = own.class <= greatClass && other.class <= greatClass
  if (metres > (isCutOff || isGreat ? mostMetres.great : mostMetres.any)) return false
  if (isCutOff) return true
  const least = Math.max(leastRoundMetres, metres * leastTimes)
  const reached = reachWithin(draft, node, least)
  return !reached.has(other.a) && !reached.has(other.b)
}

const nearestGap = (
  draft: Draft,
  node: number,
  near: { hits: Hit[]; parts: Int32Array; start: Int32Array },
): Gap | undefined => {
  const own = draft.edgesAt[node]?.[0]
  for (const hit of near.hits) {
    if (hit.edge === own) continue
    const gap = {
      node,
      edge: hit.edge,
      vertex: vertexOf(draft, near.start[hit.edge] ?? 0, hit),
      metres: hit.metres,
    }
    if (isGap(draft, near.parts, gap)) return gap
  }
  return undefined
}

const join = (draft: Draft, { node, edge, vertex }: Gap): void => {
  const target = draft.edges[edge]
  if (!target) return
  const isEnd = vertex === 0 || vertex === target.line.length - 1
  const there = isEnd ? (vertex === 0 ? target.a : target.b) : splitEdge(draft, edge, vertex)
  const line = [draft.nodes[node], draft.nodes[there]].filter((spot) => spot !== undefined)
  const [from, to] = line
  if (!from || !to || there === node) return
  const metres = Math.max(1, Math.round(metresBetween(from, to)))
  addEdge(draft, { a: node, b: there, metres, class: streetClass, ref: '', name: '', line })
}

/** One look at the whole network: the gap of each end, at most one for each road that would be cut. */
const gapsOf = (draft: Draft): Gap[] => {
  const lines = linesOf(draft)
  const [grid, parts] = [createGrid(lines), partsOf(draft)]
  const taken = new Set<number>()
  const gaps: Gap[] = []
  for (const node of endsOf(draft)) {
    const spot = draft.nodes[node]
    const hits = spot ? hitsWithin(grid, spot, mostMetres.great) : []
    const gap = nearestGap(draft, node, { hits, parts, start: lines.start })
    const own = draft.edgesAt[node]?.[0] ?? -1
    if (!gap || taken.has(gap.edge) || taken.has(own)) continue
    taken.add(gap.edge).add(own)
    gaps.push(gap)
  }
  return gaps
}

/** Joins them, and says how many. Looks again until there is none, as what is joined may close others. */
export const closeGaps = (draft: Draft): number => {
  let joined = 0
  for (let gaps = gapsOf(draft); gaps.length > 0; gaps = gapsOf(draft)) {
    for (const gap of gaps) join(draft, gap)
    joined += gaps.length
  }
  return joined
}
