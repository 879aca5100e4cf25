import { photoLimitBytes } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { FileProblem } from '../files/as-jpeg.ts'
import { errorText } from './error-text.ts'
import { uploadFile } from './upload.ts'
import type { ImageRules, UploadedImage } from '../ui/images/image-rules.ts'

/** Spec §5: the picture of an account is JPEG only. */
export const portraitRules: ImageRules = {
  types: ['image/jpeg'],
  mostBytes: photoLimitBytes,
  wrongType: errorTexts['file.not_jpeg'],
  tooLarge: errorTexts['file.too_large'],
}
/** Sends one JPEG for a profile; a refusal is thrown with the sentence to show. */
export const uploadPortrait = async (file: File): Promise<UploadedImage> => {
  try {
    const { _id, url } = await uploadFile(api.files.uploadUserImage, file)
    return { id: _id, url, name: file.name }
  } catch (error) {
    throw new FileProblem(errorText(error), { cause: error })
  }
}
