/** A place in two lines: the town, by which people know it, and the street below. */
export interface PlaceLines {
  town: string
  street: string | undefined
}

const capitalEnding = / D\.C\.$/

const streetOf = (parts: readonly string[]) => (parts.length > 0 ? parts.join(', ') : undefined)

/** Places end in `…, town, department`, the capital in `…, Bogotá D.C.`; what is shorter is all there is to say. */
export const placeLines = (name: string): PlaceLines => {
  const parts = name.split(',').map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  if (capitalEnding.test(last)) {
    const town = last.replace(capitalEnding, '')
    return { town, street: streetOf(before.at(-1) === town ? before.slice(0, -1) : before) }
  }
  if (before.length < 2) return { town: name, street: undefined }
  return { town: `${before.at(-1)}, ${last}`, street: streetOf(before.slice(0, -1)) }
}
