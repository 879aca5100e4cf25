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

/** The lines whole, ends included, from the steps that the file keeps of the points between. */
const linesOf = ({ columns: c }: Prepared): Lines => {
  const edges = c.edgeFrom.length
  const start = new Int32Array(edges + 1)
  for (let edge = 0; edge < edges; edge++)
    start[edge + 1] = (start[edge] ?? 0) + (c.edgePoints[edge] ?? 0) + 2
  const lon = new Int32Array(start[edges] ?? 0)
  const lat = new Int32Array(start[edges] ?? 0)
  let between = 0
  for (let edge = 0; edge < edges; edge++) {
    const [from, to] = [c.edgeFrom[edge] ?? 0, (c.edgeFrom[edge] ?? 0) + (c.edgeTo[edge] ?? 0)]
    let [x, y] = [c.nodeLon[from] ?? 0, c.nodeLat[from] ?? 0]
    let at = start[edge] ?? 0
    lon[at] = x
    lat[at] = y
    for (const last = (start[edge + 1] ?? 0) - 1; at + 1 < last; between++) {
      at += 1
      x += c.lineLon[between] ?? 0
      y += c.lineLat[between] ?? 0
      lon[at] = x
      lat[at] = y
    }
    lon[at + 1] = c.nodeLon[to] ?? 0
    lat[at + 1] = c.nodeLat[to] ?? 0
  }
  return { start, lon, lat }
}

type Ends = Pick<Network, 'edgeFrom' | 'edgeTo'>

const adjacency = (
  { edgeFrom, edgeTo }: Ends,
  nodes: number,
): Pick<Network, 'edgeStart' | 'edgeAt' | 'nodeAt'> => {
  const edgeStart = new Int32Array(nodes + 1)
  for (const ends of [edgeFrom, edgeTo])
    for (const node of ends) edgeStart[node + 1] = (edgeStart[node + 1] ?? 0) + 1
  for (let node = 0; node < nodes; node++)
    edgeStart[node + 1] = (edgeStart[node + 1] ?? 0) + (edgeStart[node] ?? 0)
  const filled = edgeStart.slice()
  const [edgeAt, nodeAt] = [new Int32Array(2 * edgeFrom.length), new Int32Array(2 * edgeFrom.length)]
  for (let edge = 0; edge < edgeFrom.length; edge++) {
    const [from, to] = [edgeFrom[edge] ?? 0, edgeTo[edge] ?? 0]
    for (const [node, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const at = filled[node] ?? 0
      edgeAt[at] = edge
      nodeAt[at] = other
      filled[node] = at + 1
    }
  }
  return { edgeStart, edgeAt, nodeAt }
}

/** Parts numbered by their size. */
const partsOf = ({ edgeStart, nodeAt }: Pick<Network, 'edgeStart' | 'nodeAt'>, nodes: number): Int32Array => {
  const part = new Int32Array(nodes).fill(-1)
  const sizes: number[] = []
  const open: number[] = []
  for (let seed = 0; seed < nodes; seed++) {
    if (part[seed] !== -1) continue
    part[seed] = sizes.length
    open.push(seed)
    let size = 0
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      size += 1
      for (let at = edgeStart[node] ?? 0; at < (edgeStart[node + 1] ?? 0); at++) {
        const next = nodeAt[at] ?? 0
        if (part[next] !== -1) continue
        part[next] = sizes.length
        open.push(next)
      }
    }
    sizes.push(size)
  }
  const bySize = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
  const rank = Int32Array.from(sizes, (_, id) => bySize.indexOf(id))
  return part.map((id) => rank[id] ?? 0)
}

export const networkOf = (prepared: Prepared): Network => {
  const { head, columns: c } = prepared
  const edges = c.edgeFrom.length
  const lines = linesOf(prepared)
  const edgeTo = c.edgeTo.map((step, edge) => (c.edgeFrom[edge] ?? 0) + step)
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
