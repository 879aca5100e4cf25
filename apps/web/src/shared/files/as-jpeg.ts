/** Makes a camera's picture fit for the server. */
import { isHeic } from './file-kinds.ts'
import { filesTexts } from './files.texts.ts'
import { firstThatFits, fitsAsIs, within } from './photo-size.ts'

/** A file that will not do; the message says why, and what to do. */
export class FileProblem extends Error {}

const encodeWith =
  (bitmap: ImageBitmap) =>
  async ({ sideMax, quality }: { sideMax: number; quality: number }): Promise<Blob | null> => {
    const { width, height } = within(bitmap.width, bitmap.height, sideMax)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) return null
    // What was transparent becomes paper, not black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    return new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
  }

const unreadable = (file: Blob) => {
  const { name } = file instanceof File ? file : { name: '' }
  if (file.size === 0) return new FileProblem(filesTexts.empty)
  return new FileProblem(isHeic({ name, type: file.type }) ? filesTexts.heic : filesTexts.unreadable)
}

/** A JPEG under 2 MB, drawn anew where the camera gave something else. */
export const asJpeg = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) throw unreadable(file)
  try {
    const { width, height } = bitmap
    if (fitsAsIs({ type: file.type, sizeBytes: file.size, width, height })) return file
    const made = await firstThatFits(encodeWith(bitmap))
    if (!made) throw unreadable(file)
    return made
  } finally {
    bitmap.close()
  }
}

const previewSidePx = 480

/** A small picture of our own: the server's address of an upload is good for minutes, a wizard is resumed later. */
export const previewOf = async (photo: Blob): Promise<string> => {
  const picture = await createImageBitmap(photo)
  const { width, height } = within(picture.width, picture.height, previewSidePx)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.7)
}
