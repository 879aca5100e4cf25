/** Rings in a graph, without recursion: a history has hundreds of thousands of operations. */
export type Edges = Map<number, Set<number>>

type Frame = { at: number; rest: Iterator<number> }

/** Tarjan's strongly connected components that have more than one member. */
export const components = (edges: Edges): number[][] => {
  const index = new Map<number, number>()
  const low = new Map<number, number>()
  const stack: number[] = []
  const isOn = new Set<number>()
  const found: number[][] = []
  const enter = (at: number): Frame => {
    index.set(at, index.size)
    low.set(at, index.size - 1)
    stack.push(at)
    isOn.add(at)
    return { at, rest: (edges.get(at) ?? new Set<number>()).values() }
  }
  const lower = (at: number, to: number | undefined) => low.set(at, Math.min(low.get(at) ?? 0, to ?? 0))
  const close = (at: number) => {
    if (low.get(at) !== index.get(at)) return
    const members = stack.splice(stack.lastIndexOf(at))
    for (const one of members) isOn.delete(one)
    if (members.length > 1) found.push(members)
  }
  const leave = (frames: Frame[]) => {
    const [left, above] = [frames.pop(), frames.at(-1)]
    if (left) close(left.at)
    if (left && above) lower(above.at, low.get(left.at))
  }
  for (const start of edges.keys()) {
    if (index.has(start)) continue
    const frames = [enter(start)]
    for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
      const { value: to, done } = frame.rest.next()
      if (done) leave(frames)
      else if (!index.has(to)) frames.push(enter(to))
      else if (isOn.has(to)) lower(frame.at, index.get(to))
    }
  }
  return found
}

/** Whether one leads to the other among these. */
export const pathWithin = (
  edges: Edges,
  inside: ReadonlySet<number>,
  [from, to]: [number, number],
): boolean => {
  const seen = new Set([from])
  const waiting = [from]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === to) return true
    for (const next of edges.get(at) ?? [])
      if (inside.has(next) && seen.size < seen.add(next).size) waiting.push(next)
  }
  return false
}
