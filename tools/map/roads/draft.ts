/** The network while it is made: nodes and edges that may be added and split. Points in units of 1e-5 degrees. */
import {
  metresBetween,
  perDegree,
  type Lines,
  type Spot,
} from '../../../apps/api/src/providers/routing/roads/geometry.ts'
import type { RoadFeature } from './sources.ts'

export type DraftEdge = {
  a: number
  b: number
  metres: number
  class: number
  ref: string
  name: string
  line: Spot[]
}

export type Draft = { nodes: Spot[]; edges: DraftEdge[]; edgesAt: number[][] }

/** Classes by rank; `street` is what the build adds where streets of a town are missing. */
export const classes = ['trunk', 'primary', 'secondary', 'tertiary', 'street'] as const
export const streetClass = 4

export const toSpot = ([lon, lat]: readonly [number, number]): Spot => ({
  lon: Math.round(lon * perDegree),
  lat: Math.round(lat * perDegree),
})

export const addNode = ({ nodes, edgesAt }: Draft, spot: Spot): number => {
  edgesAt.push([])
  return nodes.push(spot) - 1
}

export const addEdge = ({ edges, edgesAt }: Draft, edge: DraftEdge): number => {
  const index = edges.push(edge) - 1
  edgesAt[edge.a]?.push(index)
  if (edge.b !== edge.a) edgesAt[edge.b]?.push(index)
  return index
}

/** A name read with the wrong letters (UTF-8 as Latin-1) is put right. */
const mended = (name: string): string => {
  if (!/Ã./.test(name)) return name
  const again = Buffer.from(name, 'latin1').toString('utf8')
  return again.includes('\uFFFD') ? name : again
}

export const draftOf = (roads: readonly RoadFeature[]): Draft => {
  const draft: Draft = { nodes: [], edges: [], edgesAt: [] }
  const setNode = (index: number, spot: Spot): void => {
    while (draft.nodes.length <= index) addNode(draft, { lon: 0, lat: 0 })
    draft.nodes[index] = spot
  }
  for (const { properties, geometry } of roads) {
    const line = geometry.coordinates.map(toSpot)
    const { a, b, km, ref = '', name = '' } = properties
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) continue
    setNode(a, first)
    setNode(b, last)
    // A motorway, should there be one, is a trunk road here.
    const rank = Math.max(
      0,
      classes.findIndex((known) => known === properties.class),
    )
    addEdge(draft, { a, b, metres: Math.round(km * 1000), class: rank, ref, name: mended(name), line })
  }
  return draft
}

export const otherEnd = ({ a, b }: DraftEdge, node: number): number => (a === node ? b : a)

/** Cuts an edge at a vertex of its line, and gives the new node. The metres go by the drawn parts. */
export const splitEdge = (draft: Draft, index: number, vertex: number): number => {
  const edge = draft.edges[index]
  const spot = edge?.line[vertex]
  if (!edge || !spot || vertex === 0 || vertex === edge.line.length - 1)
    throw new Error(`no split of ${index}`)
  const [front, back] = [edge.line.slice(0, vertex + 1), edge.line.slice(vertex)]
  const share = drawnMetres(front) / (drawnMetres(front) + drawnMetres(back))
  const node = addNode(draft, spot)
  const metres = Math.round(edge.metres * share)
  const isLoop = edge.a === edge.b
  const rest = { ...edge, a: node, line: back, metres: edge.metres - metres }
  if (!isLoop) draft.edgesAt[edge.b] = (draft.edgesAt[edge.b] ?? []).filter((other) => other !== index)
  draft.edges[index] = { ...edge, b: node, line: front, metres }
  draft.edgesAt[node]?.push(index)
  addEdge(draft, rest)
  return node
}

export const drawnMetres = (line: readonly Spot[]): number =>
  line.reduce((sum, spot, at) => sum + (at === 0 ? 0 : metresBetween(line[at - 1] ?? spot, spot)), 0)

/** The lines as the engine keeps them. */
export const linesOf = ({ edges }: Draft): Lines => {
  const start = new Int32Array(edges.length + 1)
  for (const [at, { line }] of edges.entries()) start[at + 1] = (start[at] ?? 0) + line.length
  const spots = edges.flatMap(({ line }) => line)
  return {
    start,
    lon: Int32Array.from(spots, ({ lon }) => lon),
    lat: Int32Array.from(spots, ({ lat }) => lat),
  }
}

/** Metres over the network from a node to each node within a limit. */
export const reachWithin = (draft: Draft, from: number, limitMetres: number): Map<number, number> => {
  const reached = new Map([[from, 0]])
  const waiting: [number, number][] = [[0, from]]
  while (waiting.length > 0) {
    waiting.sort(([a], [b]) => b - a)
    const [metres, node] = waiting.pop() ?? [0, 0]
    if (metres > (reached.get(node) ?? Infinity)) continue
    for (const index of draft.edgesAt[node] ?? []) {
      const edge = draft.edges[index]
      if (!edge) continue
      const next = otherEnd(edge, node)
      const sum = metres + edge.metres
      if (sum > limitMetres || sum >= (reached.get(next) ?? Infinity)) continue
      reached.set(next, sum)
      waiting.push([sum, next])
    }
  }
  return reached
}

/** Gives all nodes that a seed reaches its number, and says how many. */
const flood = (
  { edges, edgesAt }: Draft,
  part: Int32Array,
  { seed, id }: { seed: number; id: number },
): number => {
  const open = [seed]
  part[seed] = id
  let size = 0
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    size += 1
    for (const index of edgesAt[node] ?? []) {
      const edge = edges[index]
      const next = edge ? otherEnd(edge, node) : node
      if (part[next] !== -1) continue
      part[next] = id
      open.push(next)
    }
  }
  return size
}

/** The connected parts: a number for each node, the greatest part is 0. */
export const partsOf = (draft: Draft): Int32Array => {
  const part = new Int32Array(draft.nodes.length).fill(-1)
  const sizes: number[] = []
  for (let seed = 0; seed < part.length; seed++)
    if (part[seed] === -1) sizes.push(flood(draft, part, { seed, id: sizes.length }))
  const order = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const rank = new Int32Array(sizes.length)
  for (const [at, id] of order.entries()) rank[id] = at
  return part.map((id) => rank[id] ?? 0)
}
