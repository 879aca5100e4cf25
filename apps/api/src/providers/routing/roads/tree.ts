/** Dijkstra's search over the whole network: what the fit and the bench compare with. Costs are whole numbers. */
import { createHeap, drop, push } from './heap.ts'
import type { Network } from './network.ts'

export type Tree = {
  /** Least cost to each node, `Infinity` where it was not reached. */
  cost: Float64Array
  /** The edge by which each node was reached, -1 at the start. */
  by: Int32Array
}

type Graph = Pick<Network, 'edgeStart' | 'edgeAt' | 'nodeAt'>

/** Searches from one node; the room of the search is kept and used again, so a tree holds until the next one. */
export const createTreeSearch = ({ edgeStart, edgeAt, nodeAt }: Graph) => {
  const nodes = edgeStart.length - 1
  const tree: Tree = { cost: new Float64Array(nodes), by: new Int32Array(nodes) }
  const heap = createHeap(nodeAt.length + 1)
  /** `until` ends the search once that node is reached for good. */
  return (from: number, edgeCost: ArrayLike<number>, until = -1): Tree => {
    const { cost, by } = tree
    cost.fill(Infinity)
    by.fill(-1)
    cost[from] = 0
    heap.size = 0
    push(heap, 0, from)
    while (heap.size > 0) {
      const key = heap.keys[0] as number
      const node = heap.nodes[0] as number
      drop(heap)
      if (key > (cost[node] as number)) continue
      if (node === until) break
      for (let at = edgeStart[node] as number; at < (edgeStart[node + 1] as number); at++) {
        const edge = edgeAt[at] as number
        const next = nodeAt[at] as number
        const sum = key + (edgeCost[edge] as number)
        if (sum >= (cost[next] as number)) continue
        cost[next] = sum
        by[next] = edge
        push(heap, sum, next)
      }
    }
    return tree
  }
}

type Ends = Pick<Network, 'edgeFrom' | 'edgeTo'>

/** The edges from the start of a tree to a node, in order; none where it was not reached. */
export const edgesTo = ({ edgeFrom, edgeTo }: Ends, { by }: Tree, node: number): number[] => {
  const edges: number[] = []
  let at = node
  for (let edge = by[at] ?? -1; edge !== -1; edge = by[at] ?? -1) {
    edges.push(edge)
    at = edgeFrom[edge] === at ? (edgeTo[edge] ?? 0) : (edgeFrom[edge] ?? 0)
  }
  return edges.toReversed()
}
