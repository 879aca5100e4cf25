import { readFile } from 'node:fs/promises'
import { embeddedTexts } from './embedded.texts.ts'

export type EmbeddedReason = keyof typeof embeddedTexts

/** A refusal to start the embedded server; its message is a Spanish sentence to print as it is. */
export class EmbeddedError extends Error {
  readonly reason: EmbeddedReason

  /** `subject` is the folder, file or platform that the sentence names. */
  constructor(reason: EmbeddedReason, subject: string, cause?: unknown) {
    super(embeddedTexts[reason](subject), { cause })
    this.name = 'EmbeddedError'
    this.reason = reason
  }
}

const codeReasons: Record<string, EmbeddedReason> = {
  ENOSPC: 'space',
  EDQUOT: 'space',
  EACCES: 'permission',
  EPERM: 'permission',
  EROFS: 'permission',
}

/** Turns a refusal of the file system into its sentence; anything else is returned untouched. */
export const explainFileError = (error: unknown, dataFolder: string): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = codeReasons[code]
  return reason === undefined ? error : new EmbeddedError(reason, dataFolder, error)
}

/** The sentence for what PostgreSQL or initdb wrote before giving up. */
export const explainOutput = (output: string, dataFolder: string, logFile: string): EmbeddedError => {
  if (/No space left on device|Disk quota exceeded/i.test(output))
    return new EmbeddedError('space', dataFolder, output)
  if (/cannot be run as root|execution of the PostgreSQL server is not permitted/i.test(output))
    return new EmbeddedError('root', dataFolder, output)
  if (/Permission denied|Read-only file system|wrong ownership/i.test(output))
    return new EmbeddedError('permission', dataFolder, output)
  return new EmbeddedError('failed', logFile, output)
}

/** The last lines of a log; empty where there is none. */
export const tailOf = async (file: string, from = 0): Promise<string> => {
  const text = await readFile(file).catch(() => Buffer.alloc(0))
  return text.subarray(Math.max(from, text.length - 8000)).toString('utf8')
}
