/** Papers as people have them: a photograph, made fit here, or the PDF their issuer sent. Decision 0027. */
import { pdfMostBytes } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { errorText } from '../api/error-text.ts'
import type { ActOptions } from '../api/act.ts'
import { uploadFile } from '../api/upload.ts'
import type { ImageRules, UploadedImage } from '../ui/images/image-rules.ts'
import { asJpeg, previewOf, FileProblem } from './as-jpeg.ts'
import { isPdf } from './file-kinds.ts'
import { filesTexts } from './files.texts.ts'
import { addressOf } from './own-addresses.ts'

export const paperFiles: ImageRules = {
  types: ['image/jpeg', 'image/png', 'application/pdf'],
  mostBytes: pdfMostBytes,
  wrongType: errorTexts['file.not_paper'],
  tooLarge: errorTexts['file.document_too_large'],
  isFitted: true,
  hint: filesTexts.paperHint,
}

/** The support document is a .jpg (Spec §9), or the signed paper as a PDF. */
export const supportFiles: ImageRules = {
  types: ['image/jpeg', 'application/pdf'],
  mostBytes: pdfMostBytes,
  wrongType: errorTexts['file.not_jpeg_or_pdf'],
  tooLarge: errorTexts['file.document_too_large'],
  isFitted: true,
  hint: filesTexts.supportHint,
}

/** Sends the bytes as they are; `file.name` is ours: the phone's own names tell nothing. */
export const sendFile = (bytes: Blob, how: ActOptions = {}): Promise<{ _id: string; url: string }> =>
  bytes.type === 'application/pdf'
    ? uploadFile(api.files.uploadDocument, bytes, { ...how, name: 'documento.pdf' })
    : uploadFile(api.files.uploadImage, bytes, { ...how, name: 'foto.jpg' })

/** Where readers look for the beginning of a PDF. */
const headBytes = 1024

/** What goes of a chosen file: a PDF as it is, a picture as a JPEG that fits. */
export const fitted = async (file: File | Blob): Promise<Blob> => {
  const { name } = file instanceof File ? file : { name: '' }
  if (!isPdf({ name, type: file.type })) return asJpeg(file)
  if (!(await file.slice(0, headBytes).text()).includes('%PDF-'))
    throw new FileProblem(errorTexts['file.not_pdf'])
  return file.type === 'application/pdf' ? file : new Blob([file], { type: 'application/pdf' })
}

/** The sentence for what went wrong with a file: ours of the file, the server's, or of the line. */
export const fileProblem = (error: unknown): string => {
  if (error instanceof FileProblem) return error.message
  return error instanceof CallError || error instanceof TypeError ? errorText(error) : filesTexts.unexpected
}

/** Sends one paper; a refusal is thrown with the sentence to show. */
export const uploadPaper = async (file: File): Promise<UploadedImage> => {
  try {
    const bytes = await fitted(file)
    const { _id: id, url } = await sendFile(bytes)
    if (bytes.type === 'application/pdf')
      return { id, url: addressOf(bytes), name: file.name, pdfBytes: file.size }
    return { id, url: await previewOf(bytes).catch(() => url), name: file.name }
  } catch (error) {
    throw new FileProblem(fileProblem(error), { cause: error })
  }
}
