/** PDFs made to cost whoever reads them as much as they can; for tests and the bench. */
import { deflateSync } from 'node:zlib'
import { objectStream, pdf } from './pdf.fixture.ts'

const repeated = (part: string, bytes: number) => part.repeat(Math.max(1, Math.floor(bytes / part.length)))

/** As many as fit, each with a number of its own. */
const numbered = (part: (index: number) => string, bytes: number) => {
  const parts: string[] = []
  let length = 0
  for (let index = 10; length < bytes; index++) {
    const next = part(index)
    parts.push(next)
    length += next.length
  }
  return parts.slice(0, -1).join('')
}

const bomb = (inner: Buffer) => deflateSync(inner, { level: 9 }).toString('latin1')
const flateBomb = bomb(Buffer.alloc(40_000_000, '/a '))
const smallBomb = objectStream(repeated('<</a/a>>', 200_000))

const makers = {
  /** Names, then the word that opens a stream, over and over. */
  'names before streams': (bytes: number) =>
    repeated(`${'/a'.repeat(10)} stream\nendstream`, bytes - 200) + ' /XFA',
  streams: (bytes: number) => repeated('<</a/a/a/a>>stream\nendstream ', bytes),
  'object streams': (bytes: number) => repeated(objectStream(' '), bytes),
  'object streams that swell': (bytes: number) => repeated(smallBomb, bytes),
  'increments that lead back to each other': (bytes: number) =>
    numbered(
      (n) =>
        `xref\n0 1\n0000000000 65535 f\ntrailer\n<</Prev ${n * 90}/XRefStm ${n}>>\nstartxref\n0\n%%EOF\n`,
      bytes - 200,
    ) + '5 0 obj << /S /Launch >> endobj',
  names: (bytes: number) => repeated('/', bytes),
  objects: (bytes: number) => numbered((n) => `${n} 0 obj<</Type/X>>endobj\n`, bytes - 200) + '/XFA',
  'arrays in arrays': (bytes: number) => repeated('[', bytes - 200) + '/XFA',
  'dictionaries in dictionaries': (bytes: number) => repeated('<</a', bytes - 200) + '/XFA',
  'one text': (bytes: number) => `5 0 obj (${repeated('\\(', bytes - 200)}) /XFA endobj`,
  'one name': (bytes: number) => `/${repeated('#61', bytes - 200)} /XFA`,
  'packed zeroes': (bytes: number) =>
    repeated(`9 0 obj <</Type/ObjStm/Filter/FlateDecode>>stream\n${flateBomb}\nendstream endobj `, bytes),
}

export type HostileKind = keyof typeof makers
export const hostileKinds = Object.keys(makers) as HostileKind[]

/** At most this many bytes, and hardly fewer. */
export const hostilePdf = (kind: HostileKind, bytes: number): Buffer => {
  const frame = pdf().length
  const body = makers[kind](bytes - frame)
  const missing = Math.max(0, bytes - frame - body.length)
  return pdf({ objects: body + ' '.repeat(missing) })
}
