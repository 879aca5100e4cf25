/** Every hostile file given to the product's own reading of it, in a process that does nothing else: what that takes, whoever waits in line elsewhere. */
import { photoMostPixels, pdfMostBytes } from '@arriero/domain/typed/limits'
import { activePdfs } from '../../apps/api/src/features/files/active-pdf.fixture.ts'
import { picture, refusedImages } from '../../apps/api/src/features/files/hostile-image.fixture.ts'
import { hostileKinds, hostilePdf } from '../../apps/api/src/features/files/hostile-pdf.fixture.ts'
import { startHelper } from '../pressure/helper.ts'
import type { Decoded, ToDecode } from './decoder.ts'

export type Suspect = { what: string; kind: ToDecode['kind']; make: () => Buffer | Promise<Buffer> }
export type Weighed = Decoded & { what: string }

const side = Math.floor(Math.sqrt(photoMostPixels))
const largest = () => picture(side, side)

/** As many points as are taken, in the forms that cost whoever unpacks them most; each in few bytes. */
export const costlyImages: readonly Suspect[] = [
  ['a JPEG', () => largest().jpeg({ quality: 30 })] as const,
  ['a progressive JPEG', () => largest().jpeg({ quality: 30, progressive: true })] as const,
  ['a PNG', () => largest().ensureAlpha().png()] as const,
  ['an interlaced PNG', () => largest().ensureAlpha().png({ progressive: true })] as const,
].map(([what, make]) => ({
  what: `${what} of as many points as are taken`,
  kind: 'image',
  make: () => make().toBuffer(),
}))

/** Small ones among them: all of such a file may be read, where a large one is given up. */
export const suspects: readonly Suspect[] = [
  ...hostileKinds.flatMap((kind) =>
    [pdfMostBytes, 1_000_000, 300_000].map((size): Suspect => ({
      what: `PDF of ${size} bytes: ${kind}`,
      kind: 'pdf',
      make: () => hostilePdf(kind, size),
    })),
  ),
  ...activePdfs.map(([what, bytes]): Suspect => ({ what: `PDF: ${what}`, kind: 'pdf', make: () => bytes })),
  ...refusedImages.map(([what, make]): Suspect => ({ what, kind: 'image', make })),
  ...costlyImages,
]

export type Made = ToDecode & { what: string }

export const madeOf = (files: readonly Suspect[]): Promise<Made[]> =>
  Promise.all(
    files.map(async ({ what, kind, make }) => ({ what, kind, bytes: new Uint8Array(await make()) })),
  )

/** In one process, one after the other: it keeps what its allocator does not give back. */
export const weighedTogether = async (files: readonly Made[]): Promise<Weighed[]> => {
  const decoder = await startHelper<ToDecode, Decoded>('../attack/decoder.ts')
  const told: Weighed[] = []
  try {
    for (const { what, ...file } of files) told.push({ what, ...(await decoder.ask(file)) })
    return told
  } finally {
    await decoder.stop()
  }
}

/** Each in a process of its own: what it takes is its own alone. */
export const weighedApart = async (files: readonly Made[]): Promise<Weighed[]> => {
  const told: Weighed[] = []
  for (const file of files) told.push(...(await weighedTogether([file])))
  return told
}

/** That end in no answer at all. */
export const decodingFaults = (told: readonly Weighed[]): string[] =>
  told.filter(({ code }) => code.startsWith('broke')).map(({ what, code }) => `${what}: ${code}`)
