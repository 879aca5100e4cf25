/** Images are decoded and written anew: what is stored has no metadata and nothing behind its end. Decisions §12. */
import { photoLimitBytes, photoMostPixels, photoSidePixels } from '@arriero/domain/typed/limits'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { tooBusy } from '#effects/slots.ts'
import { AppError } from '#app-error.ts'

const quality = 82
/** Its pixels are bounded: what takes so long stands in a line of others, on a machine that is too slow. */
const decodeSeconds = 20

// No other decoder of the library can be reached, whatever bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
sharp.cache(false)

export type ImageKind = 'jpeg' | 'image'

/** By content: `jpeg` is a JPEG, `image` a PNG; a JPEG serves wherever an image does. */
const kindOf = async (bytes: Uint8Array): Promise<ImageKind | undefined> => {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime === 'image/jpeg') return 'jpeg'
  return type?.mime === 'image/png' ? 'image' : undefined
}

const refusalOf = (error: unknown, wanted: ImageKind): AppError => {
  const reason = error instanceof Error ? error.message : ''
  if (/pixel limit|exceeds|too large/i.test(reason)) return new AppError('file.too_many_pixels')
  if (/timeout/i.test(reason)) return tooBusy()
  return new AppError(wanted === 'jpeg' ? 'file.not_jpeg' : 'file.not_image')
}

/** Kind of the upload by its first bytes; refuses size and type. `wanted` jpeg takes nothing but JPEG. */
export const admitImage = async (bytes: Uint8Array, wanted: ImageKind): Promise<ImageKind> => {
  if (bytes.length === 0) throw new AppError('file.required')
  if (bytes.length >= photoLimitBytes) throw new AppError('file.too_large')
  const kind = await kindOf(bytes)
  if (!kind || (wanted === 'jpeg' && kind !== 'jpeg'))
    throw new AppError(wanted === 'jpeg' ? 'file.not_jpeg' : 'file.not_image')
  return kind
}

/** So many grey points a side, row after row, of a picture of ours; undefined where it cannot be read any more. */
export const greyOf = async (bytes: Uint8Array, side: number): Promise<Uint8Array | undefined> => {
  try {
    return await sharp(bytes, { limitInputPixels: photoMostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: decodeSeconds })
      .greyscale()
      .resize({ width: side, height: side, fit: 'fill' })
      .raw()
      .toBuffer()
  } catch {
    return undefined
  }
}

/** A JPEG of at most 2400 pixels a side, upright, in sRGB, on white where it was transparent. */
export const rewriteImage = async (bytes: Uint8Array, kind: ImageKind): Promise<Buffer> => {
  try {
    return await sharp(bytes, { limitInputPixels: photoMostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize({ width: photoSidePixels, height: photoSidePixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer()
  } catch (error) {
    throw refusalOf(error, kind)
  }
}
