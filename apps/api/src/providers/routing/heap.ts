/** A binary heap that gives back the entry of least cost: all a shortest-path search needs of a queue. */
export type HeapEntry = { cost: number; id: string }

export type Heap = { push(entry: HeapEntry): void; pop(): HeapEntry | undefined }

export const createHeap = (): Heap => {
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
