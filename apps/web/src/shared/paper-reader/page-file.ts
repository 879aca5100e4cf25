import type { DrawnPage } from './paper-pages.ts'

/** A drawn page as a picture that can be shown, cut and read. Throws where the browser cannot draw it. */
export const fileOfPage = async ({ width, height, data }: DrawnPage): Promise<Blob> => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing to draw on')
  context.putImageData(new ImageData(data, width, height), 0, 0)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!file) throw new Error('nothing was drawn')
  return file
}
