/** A file of services read outside the thread that serves, within limits of bytes, memory and time. */
import { createHash } from 'node:crypto'
import { importMostBytes } from '@arriero/domain/typed/limits'
import { inOwnThread, OutOfMemory, type ThreadLimits } from '#effects/own-thread.ts'
import { slots } from '#effects/slots.ts'
import { fail } from '#app-error.ts'
import type { ReadFile, Sheet } from './sheets.ts'

const usual: ThreadLimits = { timeMs: 30_000, heapMegabytes: 384 }

/** One file for the whole process, four in line. */
const reading = slots(1, 4)
const script = new URL('./sheet-worker.ts', import.meta.url)

const readIn = async (bytes: Uint8Array, limits: ThreadLimits): Promise<ReadFile> => {
  try {
    return (await inOwnThread(script, bytes, limits)) as ReadFile
  } catch (error) {
    if (error instanceof OutOfMemory) return { problem: 'import.file_unreadable' }
    throw error
  }
}

/** Refused with its sentence where it is no file of services. */
export const sheetsIn = async (bytes: Uint8Array, limits = usual): Promise<Sheet[]> => {
  if (bytes.length === 0) fail('file.required', 'file')
  if (bytes.length > importMostBytes) fail('import.file_too_large', 'file')
  const read = await reading(() => readIn(bytes, limits))
  return 'problem' in read ? fail(read.problem, 'file') : read.sheets
}

/** By what stands in the cells: the same file saved again has the same. */
export const contentHash = (sheets: readonly Sheet[]): string =>
  createHash('sha256')
    .update(JSON.stringify(sheets.map(({ rows }) => rows)))
    .digest('base64url')
