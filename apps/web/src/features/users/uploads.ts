import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { errorText } from '#shared/api/error-text.ts'
import { uploadFile } from '#shared/api/upload.ts'
import type { ImageRules, UploadedImage } from '#shared/ui/image-rules.ts'

/** Spec §5: the picture of an account is JPEG only; its documents may be photographs of either kind. */
export const portraitRules: ImageRules = { types: ['image/jpeg'], wrongType: errorTexts['file.not_jpeg'] }
export const documentRules: ImageRules = {
  types: ['image/jpeg', 'image/png'],
  wrongType: errorTexts['file.not_image'],
}

const uploadTo =
  (endpoint: typeof api.files.uploadUserImage | typeof api.files.uploadImage) =>
  async (file: File): Promise<UploadedImage> => {
    try {
      const { _id, url } = await uploadFile(endpoint, file)
      return { id: _id, url, name: file.name }
    } catch (error) {
      throw new Error(errorText(error), { cause: error })
    }
  }

export const uploadPortrait = uploadTo(api.files.uploadUserImage)
export const uploadDocumentImage = uploadTo(api.files.uploadImage)
