/**
 * The refusal of a PDF, found outside the thread that serves. What a file may cost is counted, not timed: `file.pdf_too_complex`
 * is the same on every machine. Past its time the answer is "busy": the same file may pass a moment later.
 */
import { pdfMostBytes } from '@arriero/domain/typed/limits'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { inOwnThread, OutOfMemory, type ThreadLimits } from '#effects/own-thread.ts'
import { slots } from '#effects/slots.ts'
import type { PdfVerdict } from './pdf-judge.ts'

const usual: ThreadLimits = { timeMs: 15_000, heapMegabytes: 64 }

/** One file for the whole process, four in line. Decisions §12. */
const checking = slots(1, 4)
const script = new URL('./pdf-worker.ts', import.meta.url)

const judge = async (bytes: Uint8Array, limits: ThreadLimits): Promise<PdfVerdict> => {
  try {
    return (await inOwnThread(script, bytes, limits)) as PdfVerdict
  } catch (error) {
    if (error instanceof OutOfMemory) return 'file.pdf_too_complex'
    throw error
  }
}

/** The refusal, or undefined for a plain document. */
export const pdfRefusal = async (bytes: Uint8Array, limits = usual): Promise<ErrorCode | undefined> => {
  if (bytes.length === 0) return 'file.required'
  if (bytes.length > pdfMostBytes) return 'file.document_too_large'
  const verdict = await checking(() => judge(bytes, limits))
  return verdict === 'plain' ? undefined : verdict
}
