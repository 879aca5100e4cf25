import { formatNumber } from '../format.ts'
import { filesTexts as texts } from './files.texts.ts'

const kilobyte = 1000
const megabyte = 1_000_000

/** `84 kB`, `1,2 MB`. */
export const formatFileSize = (bytes: number): string =>
  bytes < megabyte
    ? texts.kilobytes(formatNumber(Math.max(1, bytes / kilobyte)))
    : texts.megabytes(formatNumber(bytes / megabyte, 1))
