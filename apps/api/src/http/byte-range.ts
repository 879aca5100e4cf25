/** A part of a file, as `Range` asks for it. RFC 9110, 14. */

/** From the first byte to the last, both included. */
type Part = { first: number; last: number }

/** One part, from one byte to another, from one to the end, or so many at the end. */
const form = /^bytes=\s*(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))\s*$/i

/** Undefined where all is to be sent: nothing was asked for that we understand, or several parts. `none`: not one byte of it is there. */
export const partOf = (header: string | undefined, size: number): Part | 'none' | undefined => {
  const [found, first, last, atEnd] = form.exec(header ?? '') ?? []
  if (found === undefined) return undefined
  if (first === undefined) {
    const length = Math.min(Number(atEnd), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  // Said the wrong way round it asks for nothing.
  if (last !== undefined && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'none'
  return { first: Number(first), last: Math.min(Number(last ?? size), size - 1) }
}
