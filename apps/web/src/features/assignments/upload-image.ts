import { photoLimitBytes } from '@arriero/domain/limits'
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { errorText } from '#shared/api/error-text.ts'
import { uploadFile } from '#shared/api/upload.ts'
import type { ImageRules, UploadedImage } from '#shared/ui/image-rules.ts'

export const anyPhoto: ImageRules = {
  types: ['image/jpeg', 'image/png'],
  mostBytes: photoLimitBytes,
  tooLarge: errorTexts['file.too_large'],
  wrongType: errorTexts['file.not_image'],
}

/** Sends one image; a refusal is thrown with the sentence to show. */
export const uploadImage = async (file: File): Promise<UploadedImage> => {
  try {
    const { _id, url } = await uploadFile(api.files.uploadImage, file)
    return { id: _id, url, name: file.name }
  } catch (error) {
    throw new Error(errorText(error), { cause: error })
  }
}
