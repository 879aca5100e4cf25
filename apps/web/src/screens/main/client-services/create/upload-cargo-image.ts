import { api } from '@arriero/contract'
import { send } from '#shared/api/send.ts'
import type { UploadedImage } from '#shared/ui/image-rules.ts'

const previewSidePx = 480

/** A small picture of our own: the server's address of an upload is good for minutes, a wizard is resumed later. */
const previewOf = async (file: Blob): Promise<string> => {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, previewSidePx / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.7)
}

export const uploadCargoImage = async (file: File): Promise<UploadedImage> => {
  const form = new FormData()
  form.append('file', file)
  const { _id, url } = await send(api.files.uploadImage, {}, { form })
  return { id: _id, url: await previewOf(file).catch(() => url), name: file.name }
}
