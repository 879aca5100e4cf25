/** Opens a zip that somebody else has made: by its directory, whole in memory, within limits. */
import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22

export type ZipLimits = {
  entriesMost: number
  /** Of one file once inflated, whatever its header says. */
  fileMostBytes: number
  /** Of all that are asked for together. */
  totalMostBytes: number
}

type Entry = { method: number; size: number; name: string; local: number; next: number }

const entryAt = (bytes: Buffer, at: number): Entry => {
  if (bytes.readUInt32LE(at) !== entrySignature) throw new RangeError('the directory of the zip is broken')
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
    bytes.readUInt16LE(at + offset),
  ) as [number, number, number]
  return {
    method: bytes.readUInt16LE(at + 10),
    size: bytes.readUInt32LE(at + 20),
    name: bytes.subarray(at + 46, at + 46 + nameLength).toString(),
    local: bytes.readUInt32LE(at + 42),
    next: at + 46 + nameLength + extraLength + commentLength,
  }
}

const contentOf = (bytes: Buffer, { method, size, local }: Entry, mostBytes: number): Buffer => {
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const packed = bytes.subarray(start, start + size)
  if (method === 0) return packed
  if (method !== 8) throw new RangeError('the zip is packed in an unknown way')
  return inflateRawSync(packed, { maxOutputLength: mostBytes })
}

/**
 * Opens a zip by its directory. Only what a small workbook needs: whole in memory, stored or deflated, within limits. The
 * files that are asked for, by their names; throws on what is no zip.
 */
export const unzipped = (
  bytes: Buffer,
  isWanted: (name: string) => boolean,
  { entriesMost, fileMostBytes, totalMostBytes }: ZipLimits,
): Map<string, Buffer> => {
  let end = bytes.length - endLength
  while (end >= 0 && bytes.readUInt32LE(end) !== endSignature) end--
  if (end < 0) throw new RangeError('not a zip: it has no directory')
  const count = bytes.readUInt16LE(end + 10)
  if (count > entriesMost) throw new RangeError('the zip holds too many files')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  let room = totalMostBytes
  for (let left = count; left > 0; left--) {
    const entry = entryAt(bytes, at)
    if (isWanted(entry.name)) {
      const content = contentOf(bytes, entry, Math.max(1, Math.min(fileMostBytes, room)))
      room -= content.length
      if (room < 0) throw new RangeError('the zip inflates too far')
      files.set(entry.name, content)
    }
    at = entry.next
  }
  return files
}
