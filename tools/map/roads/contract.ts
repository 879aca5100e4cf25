/** Contraction hierarchy of the network: nodes ranked by weight, with shortcuts past the lesser ones, so that a search climbs and never spreads. */
import { createHeap, drop, push, type Heap } from '../../../apps/api/src/providers/routing/roads/heap.ts'
import type { Network } from '../../../apps/api/src/providers/routing/roads/network.ts'
import type { Prepared } from '../../../apps/api/src/providers/routing/roads/prepared.ts'

/** How many nodes a search for a way round looks at: more finds more, and takes longer. */
const mostLooked = 120

type Arc = { to: number; cost: number; id: number }
type Work = {
  arcs: Map<number, Arc>[]
  shortcuts: { from: number; to: number; first: number; second: number }[]
  edges: number
  /** Contracted neighbours of each node. */
  depth: Int32Array
  witness: { cost: Float64Array; touched: number[]; heap: Heap }
}

const keepCheapest = (arcs: Map<number, Arc> | undefined, arc: Arc): void => {
  if (arc.cost < (arcs?.get(arc.to)?.cost ?? Infinity)) arcs?.set(arc.to, arc)
}

const workOf = ({ nodeLon, edgeFrom, edgeTo, edgeCost }: Network): Work => {
  const arcs = Array.from(nodeLon, () => new Map<number, Arc>())
  for (let id = 0; id < edgeFrom.length; id++) {
    const [from, to, cost] = [edgeFrom[id] ?? 0, edgeTo[id] ?? 0, edgeCost[id] ?? 0]
    if (from === to) continue
    keepCheapest(arcs[from], { to, cost, id })
    keepCheapest(arcs[to], { to: from, cost, id })
  }
  const witness = {
    cost: new Float64Array(nodeLon.length).fill(Infinity),
    touched: [],
    heap: createHeap(100_000),
  }
  return { arcs, shortcuts: [], edges: edgeFrom.length, depth: new Int32Array(nodeLon.length), witness }
}

/** Costs from one neighbour round the node, as far as the limit and the patience go. */
const lookRound = (
  { arcs, witness }: Work,
  { from, past, limit }: { from: number; past: number; limit: number },
): Float64Array => {
  const { cost, touched, heap } = witness
  for (const node of touched) cost[node] = Infinity
  touched.length = 0
  heap.size = 0
  cost[from] = 0
  touched.push(from)
  push(heap, 0, from)
  for (let looked = 0; heap.size > 0 && looked < mostLooked; looked++) {
    const [key, node] = [heap.keys[0] ?? 0, heap.nodes[0] ?? 0]
    drop(heap)
    if (key > limit) break
    if (key > (cost[node] ?? 0)) continue
    for (const arc of arcs[node]?.values() ?? []) {
      const sum = key + arc.cost
      if (arc.to === past || sum >= (cost[arc.to] ?? 0)) continue
      cost[arc.to] = sum
      touched.push(arc.to)
      push(heap, sum, arc.to)
    }
  }
  return cost
}

type Needed = { from: number; to: number; cost: number; first: number; second: number }

/** The shortcuts that must stand once the node is gone. */
const neededWithout = (work: Work, node: number): Needed[] => {
  const around = [...(work.arcs[node]?.values() ?? [])]
  const needed: Needed[] = []
  for (const [at, first] of around.entries()) {
    const others = around.slice(at + 1)
    if (others.length === 0) continue
    const limit = first.cost + Math.max(...others.map(({ cost }) => cost))
    const round = lookRound(work, { from: first.to, past: node, limit })
    for (const second of others) {
      const cost = first.cost + second.cost
      if ((round[second.to] ?? Infinity) > cost)
        needed.push({ from: first.to, to: second.to, cost, first: first.id, second: second.id })
    }
  }
  return needed
}

const weightOf = (work: Work, node: number): number => {
  const needed = neededWithout(work, node).length
  const arcs = work.arcs[node]?.size ?? 0
  return 2 * (needed - arcs) + (work.depth[node] ?? 0)
}

const contract = (work: Work, node: number): void => {
  for (const { from, to, cost, first, second } of neededWithout(work, node)) {
    const id = work.edges + work.shortcuts.length
    if (cost >= (work.arcs[from]?.get(to)?.cost ?? Infinity)) continue
    work.shortcuts.push({ from, to, first, second })
    keepCheapest(work.arcs[from], { to, cost, id })
    keepCheapest(work.arcs[to], { to: from, cost, id })
  }
  for (const { to } of work.arcs[node]?.values() ?? []) {
    work.arcs[to]?.delete(node)
    work.depth[to] = Math.max(work.depth[to] ?? 0, (work.depth[node] ?? 0) + 1)
  }
}

/** Fills the columns of ranks and shortcuts. */
export const addHierarchy = (prepared: Prepared, network: Network): void => {
  const work = workOf(network)
  const nodes = network.nodeLon.length
  const rank = new Int32Array(nodes).fill(-1)
  const heap = createHeap(nodes * 4)
  // Keys are weights; equal ones go by their number, so that the build is the same each time.
  for (let node = 0; node < nodes; node++) push(heap, weightOf(work, node) * nodes + node, node)
  for (let next = 0; heap.size > 0;) {
    const node = heap.nodes[0] ?? 0
    drop(heap)
    const key = weightOf(work, node) * nodes + node
    if (heap.size > 0 && key > (heap.keys[0] ?? 0)) {
      push(heap, key, node)
      continue
    }
    contract(work, node)
    rank[node] = next++
  }
  const { columns } = prepared
  const { shortcuts } = work
  columns.nodeRank = rank
  columns.shortcutFrom = Int32Array.from(shortcuts, ({ from }) => from)
  columns.shortcutTo = Int32Array.from(shortcuts, ({ from, to }) => to - from)
  columns.shortcutFirst = Int32Array.from(shortcuts, ({ first }) => first)
  columns.shortcutSecond = Int32Array.from(shortcuts, ({ first, second }) => second - first)
}
