import { type CardReading, holderBytesMost, readCardCode } from '@arriero/domain/people/identity-card-code'
import { grayOf, type Picture, pictureOf, turned } from './turned.ts'

/** The bytes of a code in a picture; undefined where there is none. `isTurned`: it was looked at upright before, from all four sides. */
export type ReadCode = (picture: Picture, how: { isTurned: boolean }) => Promise<Uint8Array | undefined>

/** `none`: no code in the picture. */
export type Found = CardReading | { refusal: 'none' }

/**
 * Looks for the code in each turn until one is found. What stands in it behind the holder, templates of his fingers among it, goes no
 * further than this line.
 */
export const findCode = async (
  picture: Picture,
  { read, turns }: { read: ReadCode; turns: readonly number[] },
): Promise<Found> => {
  const gray = grayOf(picture)
  for (const degrees of turns) {
    const bytes = await read(pictureOf(turned(gray, degrees)), { isTurned: degrees !== 0 })
    if (bytes) return readCardCode(bytes.slice(0, holderBytesMost))
  }
  return { refusal: 'none' }
}
