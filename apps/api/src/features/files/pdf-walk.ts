/**
 * One walk through a PDF from its first byte to its last. It follows no reference and believes no length, so a file cannot send
 * it round in circles; names count wherever they stand, in texts, comments and streams too. Where a reader could see an object
 * stream and this walk sees none, the file is refused. Security (d) PDF.
 */
import { endOfRun, isActiveName, isRegular, isSpace, nameOf } from './pdf-names.ts'
import {
  addToHead,
  count,
  emptyHead,
  isActiveStream,
  isObjectStream,
  noCounts,
  type Counts,
  type Head,
} from './pdf-streams.ts'

type Place = {
  bytes: Buffer
  counts: Counts
  at: number
  /** Where the bytes of the stream end in which the walk is; 0 outside. */
  streamEnd: number
  /** Depths as a reader may see them who began anywhere: too deep rather than too shallow. */
  texts: number
  dictionaries: number
  isComment: boolean
  isAfterDictionary: boolean
  head: Head
}

const isIn = (place: Place) => place.streamEnd > 0
const limitOf = (place: Place) => place.streamEnd || place.bytes.length

/** Each answers whether the file is refused. */
type Step = (place: Place) => boolean

const onName: Step = (place) => {
  const { bytes, at } = place
  const end = endOfRun(bytes, at + 1, limitOf(place))
  const name = nameOf(bytes, at + 1, end)
  count(place.counts, 'names')
  place.at = end
  place.isAfterDictionary = false
  if (isActiveName(name, bytes, end)) return true
  // In packed bytes two letters turn up by chance, and so does /N.
  if (isIn(place)) return name === 'ObjStm' || name === 'First'
  addToHead(place.head, name)
  return name === 'JS'
}

/** Bytes of the line's end behind `stream`; 0 where there is none. */
const lineEnd = (bytes: Buffer, at: number) => {
  if (bytes[at] === 0x0a) return 1
  if (bytes[at] !== 0x0d) return 0
  return bytes[at + 1] === 0x0a ? 2 : 0
}

/** Nothing announced may be left behind: an object stream that was named but never unpacked hides somewhere. */
const forget: Step = (place) => {
  const isLeft = place.head.types > 0
  place.head = emptyHead()
  return isLeft
}

const onStream: Step = (place) => {
  const { bytes, head, counts } = place
  const gap = lineEnd(bytes, place.at)
  const isPlain = place.isAfterDictionary && place.texts === 0 && !place.isComment && gap > 0 && !isIn(place)
  if (!isPlain) return isObjectStream(head)
  count(counts, 'streams')
  const from = place.at + gap
  const end = bytes.indexOf('endstream', from, 'latin1')
  const to = end === -1 ? bytes.length : end
  if (isObjectStream(head) && isActiveStream(bytes.subarray(from, to), head, counts)) return true
  place.head = emptyHead()
  place.at = from
  place.streamEnd = to
  return false
}

const isFree = (place: Place) =>
  !isIn(place) && place.texts === 0 && place.dictionaries === 0 && !place.isComment

const onRun: Step = (place) => {
  const { bytes, at } = place
  const end = endOfRun(bytes, at, limitOf(place))
  place.at = end
  const length = end - at
  const first = bytes[at]
  if (length === 6 && first === 0x73 && bytes.toString('latin1', at, end) === 'stream') return onStream(place)
  place.isAfterDictionary = false
  const isBound = length === 3 ? first === 0x6f : length === 6 && first === 0x65
  if (!isBound || !isFree(place)) return false
  return /^(end)?obj$/.test(bytes.toString('latin1', at, end)) && forget(place)
}

const leaveStream: Step = (place) => {
  place.streamEnd = 0
  place.texts = 0
  place.dictionaries = 0
  place.isComment = false
  place.isAfterDictionary = false
  return forget(place)
}

const [parenthesis, closing, less, greater, backslash] = [0x28, 0x29, 0x3c, 0x3e, 0x5c]

const onAngle = (place: Place, sign: number) => {
  const isPair = place.bytes[place.at + 1] === sign
  place.at += isPair ? 2 : 1
  if (sign === less) {
    if (isPair) place.dictionaries++
    place.isAfterDictionary = false
    return
  }
  if (isPair && place.texts === 0 && !place.isComment)
    place.dictionaries = Math.max(0, place.dictionaries - 1)
  place.isAfterDictionary ||= isPair
}

const onDelimiter = (place: Place, sign: number) => {
  if (sign === less || sign === greater) return onAngle(place, sign)
  place.at++
  place.isAfterDictionary = false
  if (sign === parenthesis) place.texts++
  else if (sign === closing) place.texts = Math.max(0, place.texts - 1)
  else if (sign === 0x25) place.isComment = true
}

const isEscape = (bytes: Buffer, at: number) =>
  bytes[at + 1] === parenthesis || bytes[at + 1] === closing || bytes[at + 1] === backslash

const step: Step = (place) => {
  const { bytes, at } = place
  const byte = bytes[at] as number
  if (byte === 0x2f) return onName(place)
  if (byte === backslash && place.texts > 0 && isEscape(bytes, at)) {
    place.at += 2
    return false
  }
  if (isRegular(byte)) return onRun(place)
  if (isSpace(byte)) {
    if (byte === 0x0a || byte === 0x0d) place.isComment = false
    place.at++
  } else onDelimiter(place, byte)
  return false
}

/** Throws `TooComplex` where the file has more of something than one may have. */
export const actsOrHides = (bytes: Buffer): boolean => {
  const place: Place = {
    bytes,
    counts: noCounts(),
    at: 0,
    streamEnd: 0,
    texts: 0,
    dictionaries: 0,
    isComment: false,
    isAfterDictionary: false,
    head: emptyHead(),
  }
  while (place.at < bytes.length) {
    if (isIn(place) && place.at >= place.streamEnd) {
      if (leaveStream(place)) return true
    } else if (step(place)) return true
  }
  return forget(place)
}
