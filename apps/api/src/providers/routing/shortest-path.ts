/** Dijkstra over the corridor network, from several possible entries to several possible exits. */
import type { Leg, LegTerrain, Network } from './network.ts'

type HeapEntry = { cost: number; id: string }

type Heap = { push(entry: HeapEntry): void; pop(): HeapEntry | undefined }

/** A binary heap that gives back the entry of least cost: all a shortest-path search needs of a queue. */
const createHeap = (): Heap => {
  const entries: HeapEntry[] = []
  const costAt = (position: number): number => entries[position]?.cost ?? Infinity
  const swap = (a: number, b: number): void => {
    const [first, second] = [entries[a], entries[b]]
    if (first && second) [entries[a], entries[b]] = [second, first]
  }

  const rise = (start: number): void => {
    for (let at = start; at > 0;) {
      const parent = (at - 1) >> 1
      if (costAt(parent) <= costAt(at)) return
      swap(at, parent)
      at = parent
    }
  }

  const sink = (): void => {
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const least = costAt(right) < costAt(left) ? right : left
      if (costAt(least) >= costAt(at)) return
      swap(at, least)
      at = least
    }
  }

  return {
    push: (entry) => {
      entries.push(entry)
      rise(entries.length - 1)
    },
    pop: () => {
      const top = entries[0]
      const last = entries.pop()
      if (last && entries.length > 0) {
        entries[0] = last
        sink()
      }
      return top
    },
  }
}

/** A node where a journey may enter or leave the network, and the road from the place to it. */
export type Access = { id: string; connectorKm: number }

export type Path = {
  nodes: string[]
  legs: number[]
  entry: Access
  exit: Access
  legsKm: number
  totalKm: number
}

/** How much longer a road must be than an avoided one before trucks take the avoided one after all. */
const avoidance = 1.6

/** A loaded truck goes round a range rather than over it when the detour is not long: part of the way towards its times. */
const slopeCost: Readonly<Record<LegTerrain, number>> = { flat: 1, rolling: 1.12, mountain: 1.3 }

/** What the choice of the road compares; the kilometres themselves stay true. */
const costOf = (leg: Leg): number => leg.km * slopeCost[leg.terrain] * (leg.isAvoided ? avoidance : 1)

type Step = { cost: number; leg: number | undefined; previous: string | undefined }

const settle = (network: Network, entries: readonly Access[]): Map<string, Step> => {
  const reached = new Map<string, Step>()
  const done = new Set<string>()
  const heap = createHeap()
  const offer = (id: string, step: Step): void => {
    if (step.cost >= (reached.get(id)?.cost ?? Infinity)) return
    reached.set(id, step)
    heap.push({ cost: step.cost, id })
  }
  for (const { id, connectorKm } of entries)
    offer(id, { cost: connectorKm, leg: undefined, previous: undefined })
  for (let next = heap.pop(); next; next = heap.pop()) {
    const { id, cost } = next
    if (done.has(id)) continue
    done.add(id)
    for (const position of network.legsAt.get(id) ?? []) {
      const leg = network.legs[position]
      if (leg)
        offer(leg.from === id ? leg.to : leg.from, { cost: cost + costOf(leg), leg: position, previous: id })
    }
  }
  return reached
}

const walkBack = (reached: ReadonlyMap<string, Step>, end: string): { nodes: string[]; legs: number[] } => {
  const nodes = [end]
  const legs: number[] = []
  for (let step = reached.get(end); step?.previous !== undefined; step = reached.get(step.previous)) {
    nodes.unshift(step.previous)
    if (step.leg !== undefined) legs.unshift(step.leg)
  }
  return { nodes, legs }
}

const totalCost = (reached: ReadonlyMap<string, Step>, exit: Access): number =>
  (reached.get(exit.id)?.cost ?? Infinity) + exit.connectorKm

/** The cheapest way, connectors included; undefined where no road joins the ends. */
export const shortestPath = (
  network: Network,
  entries: readonly Access[],
  exits: readonly Access[],
): Path | undefined => {
  const reached = settle(network, entries)
  const exit = exits.toSorted((a, b) => totalCost(reached, a) - totalCost(reached, b))[0]
  if (!exit || !reached.has(exit.id)) return undefined
  const { nodes, legs } = walkBack(reached, exit.id)
  const entry = entries.find(({ id }) => id === nodes[0])
  if (!entry) return undefined
  const legsKm = legs.reduce((sum, position) => sum + (network.legs[position]?.km ?? 0), 0)
  return { nodes, legs, entry, exit, legsKm, totalKm: entry.connectorKm + legsKm + exit.connectorKm }
}
