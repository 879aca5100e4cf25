import { type FileFacts, isHeic, typeOf } from '#shared/files/file-kinds.ts'
import { filesTexts } from '#shared/files/files.texts.ts'

/** What a person may choose in one upload field; the sentences come from the screen that asks. */
export interface ImageRules {
  types: readonly ('image/jpeg' | 'image/png' | 'application/pdf')[]
  mostBytes?: number
  wrongType: string
  tooLarge?: string
  /** Pictures are made fit in the browser: small enough, and JPEG of what an iPhone keeps, where the browser can read it. */
  isFitted?: true
  /** What is accepted, said before anything is chosen. */
  hint?: string
}

export interface UploadedImage {
  /** What the server calls it: an upload's id, or a data URL until one exists. */
  id: string
  /** What an `img` shows, or where a PDF is opened. */
  url: string
  name: string
  /** Of a PDF its size; a picture has none. */
  pdfBytes?: number
}

/** A PDF brings all the pages of a paper. */
export const hasPdf = (files: readonly UploadedImage[] | undefined): boolean =>
  files?.some(({ pdfBytes }) => pdfBytes !== undefined) ?? false

/** The sentence that says why this file cannot be taken, or undefined. */
export const whyRefused = (file: FileFacts, rules: ImageRules): string | undefined => {
  const type = typeOf(file)
  if (file.size === 0) return filesTexts.empty
  const isReadable = rules.isFitted && isHeic(file)
  if (!isReadable && !rules.types.some((one) => one === type))
    return isHeic(file) ? filesTexts.heic : rules.wrongType
  const { mostBytes } = rules
  const isOver = mostBytes !== undefined && (rules.isFitted ? file.size > mostBytes : file.size >= mostBytes)
  return isOver ? (rules.tooLarge ?? rules.wrongType) : undefined
}

export const takesPdf = ({ types }: ImageRules): boolean => types.includes('application/pdf')

/** What a file dialog offers; endings too, for systems that name no types. */
export const acceptOf = (rules: ImageRules): string =>
  (takesPdf(rules) ? [...rules.types, '.pdf'] : rules.types).join(',')

/** Keeps the last `most` images; a field of one keeps the last upload only (Spec §5). */
export const keepLast = <Item>(items: readonly Item[], most: number): Item[] => items.slice(-most)
