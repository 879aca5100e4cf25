/** Whether a PDF is only pages: what is active and what cannot be read is refused. It costs time: only a worker calls it. Security (d) PDF. */
import { TooComplex } from './pdf-streams.ts'
import { actsOrHides } from './pdf-walk.ts'

export type PdfVerdict = 'plain' | 'file.not_pdf' | 'file.pdf_active' | 'file.pdf_too_complex'

const isWhole = (bytes: Buffer) => {
  const end = bytes.lastIndexOf('%%EOF')
  return (
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
    end !== -1 &&
    bytes.subarray(end + 5).every((byte) => byte === 0 || /\s/.test(String.fromCharCode(byte)))
  )
}

export const judgePdf = (bytes: Buffer): PdfVerdict => {
  if (!isWhole(bytes)) return 'file.not_pdf'
  try {
    return actsOrHides(bytes) ? 'file.pdf_active' : 'plain'
  } catch (error) {
    if (error instanceof TooComplex) return 'file.pdf_too_complex'
    throw error
  }
}
