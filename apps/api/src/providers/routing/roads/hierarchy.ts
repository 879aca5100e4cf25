/** Search over ranked nodes: each side climbs to higher ranks only, and both meet at the top. The shortcuts are prepared. */
import { createHeap, drop, push, type Heap } from './heap.ts'
import type { Network } from './network.ts'
import type { Prepared } from './prepared.ts'

export type Hierarchy = {
  /** Arcs from each node to those of higher rank: `start[n]` up to `start[n + 1]`. */
  start: Int32Array
  to: Int32Array
  cost: Float64Array
  arc: Int32Array
  /** An arc below `edges` is an edge; above, the two arcs that it stands for. */
  edges: number
  from: Int32Array
  end: Int32Array
  first: Int32Array
  second: Int32Array
}

/** A node where a search may begin, and what it costs to come there. */
export type Seed = { node: number; cost: number }

type Climb = { cost: Float64Array; by: Int32Array; touched: number[]; heap: Heap }

const arcCosts = ({ columns: c }: Prepared, { edgeCost }: Network): Float64Array => {
  const edges = edgeCost.length
  const costs = new Float64Array(edges + c.shortcutFrom.length)
  costs.set(edgeCost)
  for (let at = 0; at < c.shortcutFrom.length; at++) {
    const first = c.shortcutFirst[at] ?? 0
    costs[edges + at] = (costs[first] ?? 0) + (costs[first + (c.shortcutSecond[at] ?? 0)] ?? 0)
  }
  return costs
}

export const hierarchyOf = (prepared: Prepared, network: Network): Hierarchy => {
  const { columns: c } = prepared
  const [edges, nodes, arcs] = [
    network.edgeCost.length,
    network.nodeLon.length,
    network.edgeCost.length + c.shortcutFrom.length,
  ]
  const [from, end] = [new Int32Array(arcs), new Int32Array(arcs)]
  from.set(network.edgeFrom)
  from.set(c.shortcutFrom, edges)
  end.set(network.edgeTo)
  for (let at = 0; at < c.shortcutFrom.length; at++)
    end[edges + at] = (c.shortcutFrom[at] ?? 0) + (c.shortcutTo[at] ?? 0)
  const costs = arcCosts(prepared, network)
  const lowerOf = (arc: number): number =>
    (c.nodeRank[from[arc] ?? 0] ?? 0) < (c.nodeRank[end[arc] ?? 0] ?? 0) ? (from[arc] ?? 0) : (end[arc] ?? 0)
  const start = new Int32Array(nodes + 1)
  for (let arc = 0; arc < arcs; arc++) start[lowerOf(arc) + 1] = (start[lowerOf(arc) + 1] ?? 0) + 1
  for (let node = 0; node < nodes; node++) start[node + 1] = (start[node + 1] ?? 0) + (start[node] ?? 0)
  const filled = start.slice()
  const [to, cost, arcAt] = [new Int32Array(arcs), new Float64Array(arcs), new Int32Array(arcs)]
  for (let arc = 0; arc < arcs; arc++) {
    const lower = lowerOf(arc)
    const at = filled[lower] ?? 0
    to[at] = from[arc] === lower ? (end[arc] ?? 0) : (from[arc] ?? 0)
    cost[at] = costs[arc] ?? 0
    arcAt[at] = arc
    filled[lower] = at + 1
  }
  const second = c.shortcutSecond.map((step, at) => (c.shortcutFirst[at] ?? 0) + step)
  return { start, to, cost, arc: arcAt, edges, from, end, first: c.shortcutFirst, second }
}

const createClimb = (nodes: number): Climb => ({
  cost: new Float64Array(nodes).fill(Infinity),
  by: new Int32Array(nodes).fill(-1),
  touched: [],
  heap: createHeap(nodes * 2),
})

const reach = ({ cost, by, touched, heap }: Climb, seed: Seed, arc: number): void => {
  if (seed.cost >= (cost[seed.node] as number)) return
  if (cost[seed.node] === Infinity) touched.push(seed.node)
  cost[seed.node] = seed.cost
  by[seed.node] = arc
  push(heap, seed.cost, seed.node)
}

const begin = (climb: Climb, seeds: readonly Seed[]): void => {
  for (const node of climb.touched) {
    climb.cost[node] = Infinity
    climb.by[node] = -1
  }
  climb.touched.length = 0
  climb.heap.size = 0
  for (const seed of seeds) reach(climb, seed, -1)
}

/** Settles the next node of a side. */
const step = ({ start, to, cost, arc }: Hierarchy, climb: Climb): number => {
  const key = climb.heap.keys[0] as number
  const node = climb.heap.nodes[0] as number
  drop(climb.heap)
  if (key > (climb.cost[node] as number)) return -1
  for (let at = start[node] as number; at < (start[node + 1] as number); at++) {
    const [next, sum] = [to[at] as number, key + (cost[at] as number)]
    if (sum >= (climb.cost[next] as number)) continue
    if (climb.cost[next] === Infinity) climb.touched.push(next)
    climb.cost[next] = sum
    climb.by[next] = arc[at] as number
    push(climb.heap, sum, next)
  }
  return node
}

/** The two sides after a search: where they met, cheapest first; the first is the least of all. */
export type Met = { node: number; cost: number }[]

export type Search = {
  /** Where both sides meet at up to `slack` times the least cost, cheapest first, of equal costs one. */
  meet(from: readonly Seed[], to: readonly Seed[], slack: number): Met
  /** Edges in order over a node where the sides of the last search met. */
  edgesOver(node: number): number[]
}

const unpack = (
  hierarchy: Hierarchy,
  arc: number,
  { from, into }: { from: number; into: number[] },
): number => {
  const { edges, first, second } = hierarchy
  if (arc < edges) {
    into.push(arc)
    return hierarchy.from[arc] === from ? (hierarchy.end[arc] as number) : (hierarchy.from[arc] as number)
  }
  const [one, two] = [first[arc - edges] as number, second[arc - edges] as number]
  // A shortcut keeps its arcs in the direction in which it was made.
  const [head, tail] = hierarchy.from[arc] === from ? [one, two] : [two, one]
  const between = unpack(hierarchy, head, { from, into })
  return unpack(hierarchy, tail, { from: between, into })
}

/** Arcs from the seed of a side up to a node. */
const arcsUp = (hierarchy: Hierarchy, { by }: Climb, node: number): { arcs: number[]; seed: number } => {
  const arcs: number[] = []
  let at = node
  for (let arc = by[at] as number; arc !== -1; arc = by[at] as number) {
    arcs.push(arc)
    at = hierarchy.from[arc] === at ? (hierarchy.end[arc] as number) : (hierarchy.from[arc] as number)
  }
  return { arcs, seed: at }
}

export const createSearch = (hierarchy: Hierarchy): Search => {
  const nodes = hierarchy.start.length - 1
  const sides = [createClimb(nodes), createClimb(nodes)] as const
  const climbAll = (slack: number): number => {
    let least = Infinity
    const [up, down] = sides
    const keyOf = ({ heap }: Climb): number => (heap.size > 0 ? (heap.keys[0] as number) : Infinity)
    for (;;) {
      const side = keyOf(up) <= keyOf(down) ? up : down
      if (keyOf(side) > least * slack || keyOf(side) === Infinity) return least
      const node = step(hierarchy, side)
      if (node === -1) continue
      const sum = (up.cost[node] as number) + (down.cost[node] as number)
      if (sum < least) least = sum
    }
  }
  return {
    meet: (from, to, slack) => {
      begin(sides[0], from)
      begin(sides[1], to)
      const most = climbAll(slack) * slack
      const [up, down] = sides
      const fewer = up.touched.length < down.touched.length ? up : down
      const byCost = new Map<number, number>()
      for (const node of fewer.touched) {
        const cost = (up.cost[node] as number) + (down.cost[node] as number)
        if (cost <= most && cost < Infinity && node > (byCost.get(cost) ?? -1)) byCost.set(cost, node)
      }
      return [...byCost].map(([cost, node]) => ({ node, cost })).sort((a, b) => a.cost - b.cost)
    },
    edgesOver: (node) => {
      const [here, there] = [arcsUp(hierarchy, sides[0], node), arcsUp(hierarchy, sides[1], node)]
      const edges: number[] = []
      let at = here.seed
      for (const arc of [...here.arcs.toReversed(), ...there.arcs])
        at = unpack(hierarchy, arc, { from: at, into: edges })
      return edges
    },
  }
}
