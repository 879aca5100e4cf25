/** Mails as programs write them: with their letters in every way, with papers, and broken. */
import { randomUUID } from 'node:crypto'

export type Letter = { bytes: Buffer; says?: string; files?: number }

const headersOf = (from: string, to: string, more: readonly string[]): string[] => [
  `Message-ID: <${randomUUID()}@example.co>`,
  `From: Angela <${from}>`,
  `To: ${to}`,
  'Subject: Re: su PQR',
  'MIME-Version: 1.0',
  ...more,
]

const lines = (all: readonly string[], encoding: BufferEncoding = 'utf8'): Buffer =>
  Buffer.from(all.join('\r\n'), encoding)

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 3 >>\nstartxref\n0\n%%EOF\n',
)

const withPaper = (of: readonly string[], paper: readonly string[]): Buffer =>
  lines([
    ...of,
    'Content-Type: multipart/mixed; boundary="corte"',
    '',
    '--corte',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Va el soporte.',
    '--corte',
    ...paper,
    '--corte--',
    '',
  ])

const paperNamed = (name: string): string[] => [
  `Content-Type: application/pdf; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  pdf.toString('base64'),
]

type Way = { from: string; to: string }

/** Each is to be an answer, with these words and so many files that were kept. */
export const goodLetters = ({ from, to }: Way): Record<string, Letter> => {
  const of = (...more: string[]) => headersOf(from, to, more)
  const plain = (charset: string, encoding: string) => [
    ...of(`Content-Type: text/plain; charset=${charset}`, `Content-Transfer-Encoding: ${encoding}`),
    '',
  ]
  const once = lines([...plain('utf-8', '8bit'), 'Llegó dos veces.', ''])
  return {
    plain: { bytes: lines([...plain('utf-8', '8bit'), 'Llegó el camión.', '']), says: 'Llegó el camión.' },
    'quoted-printable': {
      bytes: lines([...plain('utf-8', 'quoted-printable'), 'Lleg=C3=B3 mo=', 'jada.', '']),
      says: 'Llegó mojada.',
    },
    latin1: {
      bytes: lines([...plain('iso-8859-1', '8bit'), 'Falta una caña.', ''], 'latin1'),
      says: 'Falta una caña.',
    },
    base64: {
      bytes: lines([...plain('utf-8', 'base64'), Buffer.from('Sobró una caña.').toString('base64'), '']),
      says: 'Sobró una caña.',
    },
    'HTML alone': {
      bytes: lines([...of('Content-Type: text/html; charset=utf-8'), '', '<p>Se abri&oacute;.</p>', '']),
      says: 'Se abrió.',
    },
    'a PDF': { bytes: withPaper(of(), paperNamed('soporte.pdf')), says: 'Va el soporte.', files: 1 },
    'a paper whose name no database takes': {
      bytes: withPaper(of(), paperNamed('=?utf-8?Q?so=00porte.pdf?=')),
      says: 'Va el soporte.',
      files: 1,
    },
    'a paper that was cut': {
      bytes: withPaper(of(), [...paperNamed('roto.pdf').slice(0, 4), 'JVBERi0xLjcKJ']),
      says: 'Va el soporte.',
      files: 0,
    },
    'parts without an end': {
      bytes: lines([
        ...of('Content-Type: multipart/mixed; boundary="corte"'),
        '',
        '--corte',
        'Content-Type: text/plain',
        '',
        'Sin final.',
      ]),
      says: 'Sin final.',
    },
    'a letter twice': { bytes: once, says: 'Llegó dos veces.' },
    'the same letter': { bytes: once },
  }
}

/** None of them is anything; none holds up the others. */
export const brokenLetters = ({ from, to }: Way): Record<string, Buffer> => ({
  nothing: Buffer.from('\r\n'),
  'no mail': Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 37) % 256)),
  'a mail of nobody': lines([`Message-ID: <${randomUUID()}@example.co>`, `To: ${to}`, '', 'Hola', '']),
  'a mail without a name': lines([`From: ${from}`, `To: ${to}`, '', 'Hola', '']),
  'a name longer than any': lines([
    `Message-ID: <${'x'.repeat(5_000)}@example.co>`,
    `From: ${from}`,
    '',
    'Hola',
  ]),
  'an address of control characters': lines([
    `Message-ID: <${randomUUID()}@example.co>`,
    'From: =?utf-8?Q?a=00b?= <a\u0001b@exa\u0000mple.co>',
    '',
    'Hola',
  ]),
})

export const numbered = ({ from, to }: Way, number: number): Letter => {
  const says = `Aviso número ${number}.`
  const of = headersOf(from, to, ['Content-Type: text/plain; charset=utf-8'])
  // Long enough that a line is cut in the middle of them.
  return { says, bytes: lines([...of, `X-Relleno: ${'x'.repeat(900)}`, '', says, '']) }
}
