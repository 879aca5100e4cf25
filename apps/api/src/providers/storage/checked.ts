/** Bytes on their way to a reader: counted, and compared with what was written before the last of them goes out. docs/decisions/0077. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { pipeline, Transform, type Readable } from 'node:stream'
import { ProviderError } from '#providers/provider-error.ts'
import type { Known, Opened } from './port.ts'

/** What is said of a file where it is kept. */
type Kept = { name: string; size: number; sha256?: string | undefined }

const garbled = (name: string) => new ProviderError('garbled', `files: ${name} is not what was written`)

/** Each piece waits for the one behind it: a reader who has them all has the right ones. */
const check = (name: string, length: number, sha256: string | undefined): Transform => {
  const hash = sha256 === undefined ? undefined : createHash('sha256')
  let count = 0
  let held: Buffer | undefined
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      count += piece.length
      hash?.update(piece)
      const before = held
      held = piece
      if (count > length) done(garbled(name))
      else done(null, before)
    },
    flush(done) {
      if (count < length || hash?.digest('hex') !== sha256) done(garbled(name))
      else done(null, held)
    },
  })
}

const differs = <T>(one: T | undefined, other: T | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other

/** Whether what is kept cannot be what the reader knows. */
const isAnother = (kept: Kept, { size, sha256, part }: Known): boolean =>
  !Number.isSafeInteger(kept.size) ||
  differs(kept.size, size) ||
  differs(kept.sha256, sha256) ||
  (part !== undefined && part.last >= kept.size)

/** @param source the bytes that were asked for, the part of `known` where it has one; let go where they are refused */
export const checked = async (source: Readable, kept: Kept, known: Known): Promise<Opened> => {
  if (isAnother(kept, known)) {
    source.destroy()
    throw garbled(kept.name)
  }
  const { first, last } = known.part ?? { first: 0, last: kept.size - 1 }
  const length = last - first + 1
  const sha256 = length === kept.size ? (known.sha256 ?? kept.sha256) : undefined
  const bytes = check(kept.name, length, sha256)
  // What failed is told by the bytes themselves, to whoever reads them by then.
  bytes.on('error', () => undefined)
  pipeline(source, bytes, () => undefined)
  await once(bytes, 'readable')
  return { bytes, length }
}
