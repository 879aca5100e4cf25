/**
 * Reads from what clients were told whether the service can have done one thing after the other: list-append, dependency cycles,
 * real time. After Elle (Kingsbury, Alvaro), as much of it as lists need: G0, G1a, G1b, G1c, G-single, G2, and what was lost.
 */
import { components, pathWithin, type Edges } from './graph.ts'

/** `unknown`: no answer came, so it may or may not have happened. */
export type Operation = {
  beganAt: number
  /** Without an answer it never ended. */
  endedAt: number
  outcome: 'done' | 'refused' | 'unknown'
  appends: readonly (readonly [key: string, element: string])[]
  reads: readonly (readonly [key: string, elements: readonly string[]])[]
}

export type Anomaly = { kind: string; told: string }

type Written = { at: number; key: string }
type Kind = 'ww' | 'wr' | 'rw' | 'time'
type Graph = Record<Kind, Edges>

const nameOf = (at: number) => `#${at}`

const writersOf = (operations: readonly Operation[]): Map<string, Written> =>
  new Map(
    operations.flatMap(({ appends }, at) =>
      appends.map(([key, element]): [string, Written] => [`${key} ${element}`, { at, key }]),
    ),
  )

const isPrefix = (short: readonly string[], long: readonly string[]) =>
  short.every((element, at) => long[at] === element)

/** Of each key what the longest read saw: the sequence in which its elements were written. */
const sequences = (operations: readonly Operation[]) => {
  const longest = new Map<string, readonly string[]>()
  for (const { reads } of operations)
    for (const [key, elements] of reads)
      if (elements.length > (longest.get(key)?.length ?? -1)) longest.set(key, elements)
  return longest
}

/** The last that was read, where its writer wrote more behind it. */
const halfWritten = (
  [key, elements]: readonly [string, readonly string[]],
  { operations, writers }: { operations: readonly Operation[]; writers: Map<string, Written> },
): { element: string; at: number } | undefined => {
  const element = elements.at(-1)
  const writer = element === undefined ? undefined : writers.get(`${key} ${element}`)
  if (!writer || element === undefined) return undefined
  const own = operations[writer.at]?.appends.filter(([one]) => one === key)
  return own && own.at(-1)?.[1] !== element ? { element, at: writer.at } : undefined
}

/** What one read says by itself. */
const readFaults = (
  operations: readonly Operation[],
  { writers, longest }: { writers: Map<string, Written>; longest: Map<string, readonly string[]> },
): Anomaly[] =>
  operations.flatMap(({ reads }, at) =>
    reads.flatMap(([key, elements]): Anomaly[] => {
      const found: Anomaly[] = []
      const say = (kind: string, told: string) =>
        found.push({ kind, told: `${nameOf(at)} of ${key}: ${told}` })
      if (new Set(elements).size < elements.length) say('doubled', 'an element stands there twice')
      if (!isPrefix(elements, longest.get(key) ?? [])) say('fork', 'two reads that no sequence has both')
      for (const element of elements) {
        const writer = writers.get(`${key} ${element}`)
        if (!writer) say('from nowhere', `${element}, which nobody wrote`)
        else if (operations[writer.at]?.outcome === 'refused') say('G1a', `${element}, which was refused`)
      }
      const half = halfWritten([key, elements], { operations, writers })
      if (half && half.at !== at) say('G1b', `${half.element}, and not what came of it`)
      return found
    }),
  )

/** Acknowledged, and not in a read that began later. */
const lost = (operations: readonly Operation[], longest: Map<string, readonly string[]>): Anomaly[] => {
  const lastRead = new Map<string, number>()
  for (const { reads, beganAt } of operations)
    for (const [key] of reads) lastRead.set(key, Math.max(lastRead.get(key) ?? -Infinity, beganAt))
  const seen = new Map([...longest].map(([key, elements]) => [key, new Set(elements)]))
  return operations.flatMap(({ outcome, appends, endedAt }, at) =>
    outcome !== 'done'
      ? []
      : appends
          .filter(
            ([key, element]) => (lastRead.get(key) ?? -Infinity) > endedAt && !seen.get(key)?.has(element),
          )
          .map(([key, element]) => ({
            kind: 'lost',
            told: `${nameOf(at)} of ${key}: ${element}, which was acknowledged`,
          })),
  )
}

const link = (edges: Edges, from: number, to: number) => {
  if (from === to) return
  const known = edges.get(from)
  if (known) known.add(to)
  else edges.set(from, new Set([to]))
}

const dataEdges = (
  operations: readonly Operation[],
  { writers, longest }: { writers: Map<string, Written>; longest: Map<string, readonly string[]> },
): Graph => {
  const graph: Graph = { ww: new Map(), wr: new Map(), rw: new Map(), time: new Map() }
  const writer = (key: string, element: string | undefined) =>
    element === undefined ? undefined : writers.get(`${key} ${element}`)?.at
  for (const [key, elements] of longest)
    for (const [at, element] of elements.entries()) {
      const [one, next] = [writer(key, element), writer(key, elements[at + 1])]
      if (one !== undefined && next !== undefined) link(graph.ww, one, next)
    }
  for (const [at, { reads }] of operations.entries())
    for (const [key, elements] of reads) {
      const from = writer(key, elements.at(-1))
      const next = writer(key, longest.get(key)?.[elements.length])
      if (from !== undefined) link(graph.wr, from, at)
      if (next !== undefined) link(graph.rw, at, next)
    }
  return graph
}

/** What ended before another began; of those only the last ones, the others follow. */
const timeEdges = (operations: readonly Operation[], edges: Edges): void => {
  const events = operations.flatMap(({ beganAt, endedAt, outcome }, at) => [
    { when: beganAt, isEnd: false, at },
    ...(outcome === 'done' ? [{ when: endedAt, isEnd: true, at }] : []),
  ])
  // At one instant nothing is before anything.
  events.sort((one, other) => one.when - other.when || Number(one.isEnd) - Number(other.isEnd))
  let front = new Set<number>()
  const before = new Map<number, ReadonlySet<number>>()
  for (const { isEnd, at } of events) {
    if (isEnd) {
      const earlier = before.get(at) ?? new Set()
      front = new Set([...front].filter((one) => !earlier.has(one)).concat(at))
      before.delete(at)
      continue
    }
    for (const one of front) link(edges, one, at)
    before.set(at, new Set(front))
  }
}

const merged = (...all: readonly Edges[]): Edges => {
  const sum: Edges = new Map()
  for (const edges of all) for (const [from, targets] of edges) for (const to of targets) link(sum, from, to)
  return sum
}

const ring = (members: readonly number[]) => members.slice(0, 6).map(nameOf).join(', ')

/** Cycles of these edges alone. */
const cyclesOf = (kind: string, edges: Edges): Anomaly[] =>
  components(edges).map((members) => ({
    kind,
    told: `${members.length} operations in a ring: ${ring(members)}`,
  }))

/** Cycles that need one, or more, reads of what was not written yet. */
const readCycles = (graph: Graph, without: Edges, suffix: string): Anomaly[] => {
  const all = merged(without, graph.rw)
  return components(all).flatMap((members): Anomaly[] => {
    const inside = new Set(members)
    const closes = members.some((from) =>
      [...(graph.rw.get(from) ?? [])].some((to) => inside.has(to) && pathWithin(without, inside, [to, from])),
    )
    return [
      {
        kind: `${closes ? 'G-single' : 'G2'}${suffix}`,
        told: `${members.length} operations in a ring: ${ring(members)}`,
      },
    ]
  })
}

const firstOf = (...lists: readonly (() => Anomaly[])[]): Anomaly[] => {
  for (const list of lists) {
    const found = list()
    if (found.length > 0) return found
  }
  return []
}

/** Everything these operations cannot have been told by a service that does one thing after the other. */
export const anomaliesOf = (operations: readonly Operation[]): Anomaly[] => {
  const writers = writersOf(operations)
  const longest = sequences(operations.filter(({ outcome }) => outcome === 'done'))
  const known = { writers, longest }
  const graph = dataEdges(operations, known)
  timeEdges(operations, graph.time)
  const writes = merged(graph.ww, graph.wr)
  const timed = merged(writes, graph.time)
  return [
    ...readFaults(operations, known),
    ...lost(operations, longest),
    // The gravest name of a ring, once.
    ...firstOf(
      () => cyclesOf('G0', graph.ww),
      () => cyclesOf('G1c', writes),
      () => readCycles(graph, writes, ''),
      () => cyclesOf('G1c against the clock', timed),
      () => readCycles(graph, timed, ' against the clock'),
    ),
  ]
}
