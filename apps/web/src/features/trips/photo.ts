/** Takes the camera's file, makes it fit and uploads it. */
import { api } from '@arriero/contract'
import type { ActOptions } from '#shared/api/act.ts'
import { uploadFile } from '#shared/api/upload.ts'
import { firstThatFits, fitsAsIs, within } from './photo-size.ts'

/** The browser cannot read this file as a picture. */
export class UnreadablePhoto extends Error {}

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

/** A JPEG under 2 MB, drawn anew where the camera gave something else. */
export const asJpeg = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) throw new UnreadablePhoto()
  try {
    const { width, height } = bitmap
    if (fitsAsIs({ type: file.type, sizeBytes: file.size, width, height })) return file
    const made = await firstThatFits(encodeWith(bitmap))
    if (!made) throw new UnreadablePhoto()
    return made
  } finally {
    bitmap.close()
  }
}

/** Answers the upload's id; under a key the same photo sent again is the same upload. `file.name` is ours: the phone's own names tell nothing. */
export const uploadPhoto = async (photo: Blob, how: ActOptions = {}): Promise<string> => {
  const { _id } = await uploadFile(api.files.uploadImage, photo, { ...how, name: 'foto.jpg' })
  return _id
}
