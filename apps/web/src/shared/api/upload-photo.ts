import { photoLimitBytes } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ImageRules, UploadedImage } from '../ui/images/image-rules.ts'
import { FileProblem, previewOf } from '../files/as-jpeg.ts'
import { errorText } from './error-text.ts'
import { uploadFile } from './upload.ts'

/** JPG or PNG under 2 MB, with the specification's sentences. Spec §5. */
export const photoRules: ImageRules = {
  types: ['image/jpeg', 'image/png'],
  mostBytes: photoLimitBytes,
  wrongType: errorTexts['file.not_image'],
  tooLarge: errorTexts['file.too_large'],
}

/** Sends one photograph; a refusal is thrown with the sentence to show. */
export const uploadPhoto = async (file: File): Promise<UploadedImage> => {
  try {
    const { _id, url } = await uploadFile(api.files.uploadImage, file)
    return { id: _id, url: await previewOf(file).catch(() => url), name: file.name }
  } catch (error) {
    throw new FileProblem(errorText(error), { cause: error })
  }
}
