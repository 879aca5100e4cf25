/** Small PDFs for tests; the cross-reference table is left out, since the check does not read it. */
import { deflateSync } from 'node:zlib'

type Made = { catalog?: string; objects?: string; tail?: string; header?: string }

export const pdf = ({ catalog = '', objects = '', tail = '', header = '%PDF-1.7' }: Made = {}): Buffer =>
  Buffer.from(
    `${header}\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${objects}
trailer\n<< /Root 1 0 R /Size 3 >>\nstartxref\n0\n%%EOF\n${tail}`,
    'latin1',
  )

/** An object stream with these objects inside. */
export const objectStream = (inner: string, facts = '/Filter /FlateDecode'): string => {
  const packed = deflateSync(Buffer.from(inner, 'latin1'))
  return `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${facts} /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream\nendobj`
}
