/** The network in memory: typed columns of nodes, edges and lines. */
import { lineMetres, type Lines } from './geometry.ts'
import type { Head, Prepared } from './prepared.ts'

export const roadClasses = ['trunk', 'primary', 'secondary', 'tertiary', 'street'] as const
export type RoadClass = (typeof roadClasses)[number]

export type Network = {
  head: Head
  nodeLon: Int32Array
  nodeLat: Int32Array
  edgeFrom: Int32Array
  edgeTo: Int32Array
  /** Kilometres as the fit has them: what is driven, by the official figures. */
  edgeMetres: Float64Array
  /** What the choice of the way compares: whole metres made longer where trucks do not like to go. */
  edgeCost: Int32Array
  edgeClass: Uint8Array
  edgeRef: Uint16Array
  edgeName: Uint16Array
  lines: Lines
  /** Edges of node `n`: `edgeAt` from `edgeStart[n]` up to `edgeStart[n + 1]`; the other end of each in `nodeAt`. */
  edgeStart: Int32Array
  edgeAt: Int32Array
  nodeAt: Int32Array
  /** The connected part of each node; 0 is the country's. */
  part: Int32Array
}

/** Effort over length is 1.02 to the power of this less 50: from 0.37 to 56 times. */
export const effortOf = (code: number): number => 1.02 ** (code - 50)
export const effortCode = (effort: number): number =>
  Math.max(0, Math.min(255, Math.round(Math.log(effort) / Math.log(1.02)) + 50))
/** Length over the drawn one, in 400ths from 0.7. */
export const stretchOf = (code: number): number => 0.7 + code / 400
export const stretchCode = (stretch: number): number =>
  Math.max(0, Math.min(255, Math.round((stretch - 0.7) * 400)))

/** Where each edge's points begin: those between its ends, and the two ends. */
const startsOf = (between: Int32Array): Int32Array => {
  const start = new Int32Array(between.length + 1)
  for (let edge = 0; edge < between.length; edge++)
    start[edge + 1] = (start[edge] ?? 0) + (between[edge] ?? 0) + 2
  return start
}

type Steps = { from: Int32Array; to: Int32Array; nodes: Int32Array; steps: Int32Array; start: Int32Array }

/** One coordinate of all lines, from the steps that the file keeps of the points between the ends. */
const coordinatesOf = ({ from, to, nodes, steps, start }: Steps): Int32Array => {
  const values = new Int32Array(start.at(-1) ?? 0)
  let step = 0
  for (let edge = 0; edge < from.length; edge++) {
    let value = nodes[from[edge] as number] as number
    const last = (start[edge + 1] as number) - 1
    let at = start[edge] as number
    values[at] = value
    for (at += 1; at < last; at++) {
      value += steps[step++] as number
      values[at] = value
    }
    values[last] = nodes[to[edge] as number] as number
  }
  return values
}

const linesOf = ({ columns: c }: Prepared, edgeTo: Int32Array): Lines => {
  const start = startsOf(c.edgePoints)
  const ends = { from: c.edgeFrom, to: edgeTo, start }
  return {
    start,
    lon: coordinatesOf({ ...ends, nodes: c.nodeLon, steps: c.lineLon }),
    lat: coordinatesOf({ ...ends, nodes: c.nodeLat, steps: c.lineLat }),
  }
}

type Ends = Pick<Network, 'edgeFrom' | 'edgeTo'>

const adjacency = (
  { edgeFrom, edgeTo }: Ends,
  nodes: number,
): Pick<Network, 'edgeStart' | 'edgeAt' | 'nodeAt'> => {
  const edges = edgeFrom.length
  const edgeStart = new Int32Array(nodes + 1)
  const count = (node: number): void => {
    edgeStart[node + 1] = (edgeStart[node + 1] as number) + 1
  }
  for (let edge = 0; edge < edges; edge++) {
    count(edgeFrom[edge] as number)
    count(edgeTo[edge] as number)
  }
  for (let node = 0; node < nodes; node++)
    edgeStart[node + 1] = (edgeStart[node + 1] as number) + (edgeStart[node] as number)
  const filled = edgeStart.slice()
  const [edgeAt, nodeAt] = [new Int32Array(2 * edges), new Int32Array(2 * edges)]
  const put = (edge: number, node: number, other: number): void => {
    const at = filled[node] as number
    edgeAt[at] = edge
    nodeAt[at] = other
    filled[node] = at + 1
  }
  for (let edge = 0; edge < edges; edge++) {
    put(edge, edgeFrom[edge] as number, edgeTo[edge] as number)
    put(edge, edgeTo[edge] as number, edgeFrom[edge] as number)
  }
  return { edgeStart, edgeAt, nodeAt }
}

type Beside = Pick<Network, 'edgeStart' | 'nodeAt'>

/** Gives all nodes that a seed reaches its number, and says how many. */
const flood = (
  { edgeStart, nodeAt }: Beside,
  part: Int32Array,
  { seed, id }: { seed: number; id: number },
): number => {
  const open = [seed]
  part[seed] = id
  let size = 0
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    size += 1
    for (let at = edgeStart[node] ?? 0; at < (edgeStart[node + 1] ?? 0); at++) {
      const next = nodeAt[at] ?? 0
      if (part[next] !== -1) continue
      part[next] = id
      open.push(next)
    }
  }
  return size
}

/** Parts numbered by their size. */
const partsOf = (beside: Beside, nodes: number): Int32Array => {
  const part = new Int32Array(nodes).fill(-1)
  const sizes: number[] = []
  for (let seed = 0; seed < nodes; seed++)
    if (part[seed] === -1) sizes.push(flood(beside, part, { seed, id: sizes.length }))
  const bySize = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const rank = Int32Array.from(sizes, (_, id) => bySize.indexOf(id))
  return part.map((id) => rank[id] ?? 0)
}

export const networkOf = (prepared: Prepared): Network => {
  const { head, columns: c } = prepared
  const edges = c.edgeFrom.length
  const edgeTo = c.edgeTo.map((step, edge) => (c.edgeFrom[edge] ?? 0) + step)
  const lines = linesOf(prepared, edgeTo)
  const edgeMetres = new Float64Array(edges)
  const edgeCost = new Int32Array(edges)
  for (let edge = 0; edge < edges; edge++) {
    const metres = Math.round(lineMetres(lines, edge)) + (c.edgeExtraMetres[edge] ?? 0)
    edgeMetres[edge] = metres * stretchOf(c.edgeStretch[edge] ?? 0)
    edgeCost[edge] = Math.max(1, Math.round(metres * effortOf(c.edgeEffort[edge] ?? 0)))
  }
  const beside = adjacency({ edgeFrom: c.edgeFrom, edgeTo }, c.nodeLon.length)
  return {
    head,
    nodeLon: c.nodeLon,
    nodeLat: c.nodeLat,
    edgeFrom: c.edgeFrom,
    edgeTo,
    edgeMetres,
    edgeCost,
    edgeClass: Uint8Array.from(c.edgeClass),
    edgeRef: Uint16Array.from(c.edgeRef),
    edgeName: Uint16Array.from(c.edgeName),
    lines,
    ...beside,
    part: partsOf(beside, c.nodeLon.length),
  }
}
