import type { Picture } from './turned.ts'

/** Wide enough for a code of 426 modules, and no more than a phone turns in a moment. */
const widestPx = 2000

/** A photo or what a camera shows, as pixels. Throws where the browser cannot draw it. */
export const pixelsOf = (source: ImageBitmap | HTMLVideoElement): Picture => {
  const [width, height] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height]
  const scale = Math.min(1, widestPx / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0) throw new Error('nothing to look at')
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { width: canvas.width, height: canvas.height, data }
}

/** Throws where the file is no picture. */
export const pixelsOfFile = async (file: Blob): Promise<Picture> => {
  const bitmap = await createImageBitmap(file)
  const picture = pixelsOf(bitmap)
  bitmap.close()
  return picture
}
