/** Legal documents as administrators and as their readers read them. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { formatNumber } from '#shared/format.ts'
import { legalDocumentsTexts as texts } from './legal-documents.texts.ts'

export type AdminDocument = ReplyOf<typeof api.legalDocuments.byRole, 'admin'>['items'][number]
export type ReaderDocument = ReplyOf<typeof api.legalDocuments.byRole, 'reader'>['items'][number]

const kilobyte = 1000
const megabyte = 1_000_000

/** `84 kB`, `1,2 MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < megabyte
    ? texts.kilobytes(formatNumber(Math.max(1, bytes / kilobyte)))
    : texts.megabytes(formatNumber(bytes / megabyte, 1))
