/** Files of a mail, by the rules of every upload: rewritten, looked through, counted. Outside of any transaction. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { lettersMost, pdfMostBytes, photoLimitBytes } from '@arriero/domain/typed/limits'
import { mailFilesMost } from '@arriero/domain/support/mailbox'
import type { Ctx } from '#context.ts'
import { AppError } from '#app-error.ts'
import { uploadDocument, uploadImage } from '#features/files/files.actions.ts'
import type { KeptFile } from '#features/support/replies.store.ts'
import type { MailFile } from '#providers/mailbox/port.ts'
import { mailTexts } from './mails.texts.ts'

const nameMost = lettersMost.name

/** A name says nothing of what is inside, and is only shown. */
const nameOf = ({ name }: MailFile): string => {
  const plain = name.replaceAll(/[\\/]/g, ' ').trim()
  return [...plain].slice(0, nameMost).join('') || mailTexts.noName
}

const refused = (file: MailFile, refusal: ErrorCode): KeptFile => ({
  name: nameOf(file),
  fileId: null,
  isPdf: false,
  refusal,
})

/** What it begins with, whatever it is said to be. */
const isPdf = ({ bytes }: MailFile): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

const keepOne = async (ctx: Ctx, file: MailFile): Promise<KeptFile> => {
  const pdf = isPdf(file)
  if (file.bytes.length > (pdf ? pdfMostBytes : photoLimitBytes))
    return refused(file, pdf ? 'file.document_too_large' : 'file.too_large')
  try {
    const { _id } = await (pdf ? uploadDocument(ctx, file.bytes) : uploadImage(ctx, file.bytes, 'image'))
    return { name: nameOf(file), fileId: _id, isPdf: pdf, refusal: null }
  } catch (error) {
    // Whatever else went wrong is no fault of the file: the mail comes again.
    if (error instanceof AppError && error.code.startsWith('file.'))
      return refused(file, error.code === 'file.not_image' ? 'file.not_paper' : error.code)
    throw error
  }
}

/** One after the other: nobody waits for the answer. */
export const keepFiles = async (ctx: Ctx, files: readonly MailFile[]): Promise<KeptFile[]> => {
  const kept: KeptFile[] = []
  for (const [at, file] of files.entries())
    kept.push(at < mailFilesMost ? await keepOne(ctx, file) : refused(file, 'mail.too_many_files'))
  return kept
}

/** Of a mail that joins no request. */
export const nameFiles = (files: readonly MailFile[]): KeptFile[] =>
  files.slice(0, mailFilesMost).map((file) => refused(file, 'mail.file_not_kept'))
