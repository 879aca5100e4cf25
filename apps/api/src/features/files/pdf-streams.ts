/** What the dictionary of a stream says, and what is packed in an object stream. */
import { inflateSync } from 'node:zlib'
import { endOfRun, isActiveName, nameOf } from './pdf-names.ts'

/** More than any legal file of this size has; every count is of the whole file with all that is packed in it. */
const most = { names: 6_000_000, streams: 100_000, objectStreams: 10_000, unpackedBytes: 50 * 1024 * 1024 }

/** It could be read, but not within what one file may cost. */
export class TooComplex extends Error {}

export type Counts = Record<keyof typeof most, number>
export const noCounts = (): Counts => ({ names: 0, streams: 0, objectStreams: 0, unpackedBytes: 0 })

export const count = (counts: Counts, what: keyof Counts): void => {
  if (++counts[what] > most[what]) throw new TooComplex(what)
}

/** Names of a dictionary that tell an object stream and how it is packed, each as often as it stands there. */
export type Head = {
  types: number
  n: boolean
  first: boolean
  filterKeys: number
  flates: number
  isOdd: boolean
}
export const emptyHead = (): Head => ({
  types: 0,
  n: false,
  first: false,
  filterKeys: 0,
  flates: 0,
  isOdd: false,
})

const odd = /^(F|FFilter|DP|DecodeParms|Predictor|LZW|AHx|A85|RL|Crypt|.*Decode)$/

export const addToHead = (head: Head, name: string): void => {
  if (name === 'ObjStm') head.types++
  else if (name === 'N') head.n = true
  else if (name === 'First') head.first = true
  else if (name === 'Filter') head.filterKeys++
  else if (name === 'FlateDecode' || name === 'Fl') head.flates++
  else if (odd.test(name)) head.isOdd = true
}

/** Some readers never look at the type: what has a count and a first place is read as an object stream. */
export const isObjectStream = ({ types, n, first }: Head): boolean => types > 0 || (n && first)

/** The object stream unpacked; undefined when it cannot be read the plain way. */
const unpacked = (bytes: Buffer, head: Head, counts: Counts): Buffer | undefined => {
  if (head.isOdd || head.types > 1 || head.filterKeys > 1 || head.flates !== head.filterKeys) return undefined
  if (head.filterKeys === 0) return bytes
  try {
    const left = most.unpackedBytes - counts.unpackedBytes
    const plain = inflateSync(bytes, { maxOutputLength: Math.max(1, left) })
    counts.unpackedBytes += plain.length
    return plain
  } catch {
    return undefined
  }
}

const slash = 0x2f

const hasActiveNames = (bytes: Buffer, counts: Counts): boolean => {
  for (let at = bytes.indexOf(slash); at !== -1; at = bytes.indexOf(slash, at)) {
    const end = endOfRun(bytes, at + 1, bytes.length)
    count(counts, 'names')
    const name = nameOf(bytes, at + 1, end)
    if (name === 'JS' || isActiveName(name, bytes, end)) return true
    at = end
  }
  return false
}

/** Whether these bytes of an object stream act, or hide what they do. */
export const isActiveStream = (bytes: Buffer, head: Head, counts: Counts): boolean => {
  count(counts, 'objectStreams')
  const plain = unpacked(bytes, head, counts)
  return plain === undefined || hasActiveNames(plain, counts)
}
