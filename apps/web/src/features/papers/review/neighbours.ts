interface Lined {
  _id: string
}

interface Neighbours {
  next: string | undefined
  previous: string | undefined
}

/**
 * Those before and after a paper in the line. Those that were `done` are passed over: the list may not know it yet, and a first look leaves
 * its paper there for somebody else. Of one that is no longer in line the next is the first; after the last comes what was passed over.
 */
export const neighboursOf = (items: readonly Lined[], id: string, done: ReadonlySet<string>): Neighbours => {
  const left = items.filter(({ _id }) => _id === id || !done.has(_id))
  const at = left.findIndex(({ _id }) => _id === id)
  const after = at < 0 ? undefined : left[at + 1]
  const first = left.find(({ _id }) => _id !== id)
  return { next: (after ?? first)?._id, previous: at > 0 ? left[at - 1]?._id : undefined }
}
