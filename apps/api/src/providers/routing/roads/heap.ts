/** A heap of four branches over numbers: all that a search needs of a queue. A node may stand in it more than once. */
export type Heap = { keys: Float64Array; nodes: Int32Array; size: number }

export const createHeap = (most: number): Heap => ({
  keys: new Float64Array(most),
  nodes: new Int32Array(most),
  size: 0,
})

export const push = (heap: Heap, key: number, node: number): void => {
  const { keys, nodes } = heap
  let at = heap.size++
  while (at > 0) {
    const parent = (at - 1) >> 2
    const above = keys[parent] as number
    if (above <= key) break
    keys[at] = above
    nodes[at] = nodes[parent] as number
    at = parent
  }
  keys[at] = key
  nodes[at] = node
}

/** Takes the first away; it is read from `keys[0]` and `nodes[0]` before. */
export const drop = (heap: Heap): void => {
  const { keys, nodes } = heap
  const size = --heap.size
  if (size === 0) return
  const key = keys[size] as number
  let at = 0
  for (let child = 1; child < size; child = 4 * at + 1) {
    const end = Math.min(child + 4, size)
    let least = child
    for (let other = child + 1; other < end; other++) {
      if ((keys[other] as number) < (keys[least] as number)) least = other
    }
    if ((keys[least] as number) >= key) break
    keys[at] = keys[least] as number
    nodes[at] = nodes[least] as number
    at = least
  }
  keys[at] = key
  nodes[at] = nodes[size] as number
}
