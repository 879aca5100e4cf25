/** Files and multipart bodies that mean harm, each with what it is: for the proof of uploads. Security (d). */
import { pdfMostBytes } from '@arriero/domain/typed/limits'
import { activePdfs } from '../../apps/api/src/features/files/active-pdf.fixture.ts'
import { jpeg, picture, refusedImages } from '../../apps/api/src/features/files/hostile-image.fixture.ts'
import { hostileKinds, hostilePdf } from '../../apps/api/src/features/files/hostile-pdf.fixture.ts'
import { pdf } from '../../apps/api/src/features/files/pdf.fixture.ts'

/** `isKept`: it is good in spite of how it comes, and is stored; null: either, as long as nothing breaks. */
export type Hostile = {
  what: string
  path: string
  contentType: string
  body: Uint8Array<ArrayBuffer>
  isKept: boolean | null
}

const image = '/v1/upload/image'
const profile = '/v1/user/image/upload/data'
const document = '/v1/upload/document'
const boundary = 'frontera'
const usualType = `multipart/form-data; boundary=${boundary}`

const bytesOf = (...parts: (string | Buffer)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))

type Part = { bytes: Buffer | string; field?: string; filename?: string; type?: string }
const part = ({ bytes, field = 'file', filename = 'foto.jpg', type = 'image/jpeg' }: Part) => [
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`,
  bytes,
  '\r\n',
]
const end = `--${boundary}--\r\n`

const fileTo =
  (path: string) =>
  (what: string, given: Part, isKept: boolean | null = false): Hostile => ({
    what,
    path,
    contentType: usualType,
    body: bytesOf(...part(given), end),
    isKept,
  })
const asImage = fileTo(image)
const asDocument = fileTo(document)

const pdfs = (): Hostile[] => [
  ...hostileKinds.flatMap((kind) =>
    [pdfMostBytes, 300_000].map((size) =>
      asDocument(
        `PDF of ${size} bytes: ${kind}`,
        { bytes: hostilePdf(kind, size), filename: 'a.pdf' },
        // The large ones are refused; of a small one all may have been read and found plain.
        size === pdfMostBytes ? false : null,
      ),
    ),
  ),
  ...activePdfs.map(([what, bytes]) => asDocument(`PDF: ${what}`, { bytes, filename: 'a.pdf' })),
  ...[0, 4, 200, 1_000].map((bytes) =>
    asDocument(`${bytes} bytes of a PDF`, { bytes: pdf().subarray(0, bytes) }, bytes < 200 ? false : null),
  ),
  asDocument('a PDF whose head stands far in', {
    bytes: Buffer.concat([Buffer.alloc(5_000, 32), pdf()]),
  }),
  asDocument('a PDF that is a ZIP too', { bytes: pdf({ tail: 'PK\u0003\u0004' }) }, null),
]

const images = async (): Promise<Hostile[]> => {
  const whole = await picture(800, 600).jpeg().toBuffer()
  const made = await Promise.all(
    refusedImages.map(async ([what, make]): Promise<[string, Buffer]> => [what, await make()]),
  )
  return [
    ...[image, profile].flatMap((path) =>
      made.map(([what, bytes]) => fileTo(path)(`${path}: ${what}`, { bytes })),
    ),
    ...[2, 20, 100, 300, 600].map((bytes) =>
      asImage(`${bytes} bytes of a JPEG`, { bytes: whole.subarray(0, bytes) }),
    ),
    // What lost its end only: its upper part is a picture to some decoders.
    asImage('a JPEG without its last bytes', { bytes: whole.subarray(0, -2) }, null),
    ...made.map(([what, bytes]) => asDocument(`as a document: ${what}`, { bytes }, what === 'a PDF' || null)),
  ]
}

const names = [
  '',
  '..\\..\\x.jpg',
  '../../etc/passwd',
  'C:\\x.jpg',
  'a.php%00.jpg',
  'a.php\0.jpg',
  '.htaccess',
  'x.jpg.html',
  '‮gpj.exe',
  'ñ'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(1e4),
  '<script>.jpg',
  "'; drop table files; --.jpg",
  '${7*7}.jpg',
  'con.jpg',
  ' .jpg',
  '/dev/null',
]
const fields = ['', 'files', 'file[]', '__proto__', 'constructor', 'x'.repeat(10_000)]

const raw = (what: string, body: Uint8Array<ArrayBuffer>, contentType = usualType): Hostile => ({
  what,
  path: image,
  contentType,
  body,
  isKept: null,
})

/** A good picture in a body whose bounds and ends are none, or hardly any. */
const brokenBodies = (good: Buffer): Hostile[] => {
  const file = part({ bytes: good })
  return [
    raw('no boundary', bytesOf(...file, end), 'multipart/form-data'),
    raw('another boundary', bytesOf(...file, end), 'multipart/form-data; boundary=otra'),
    raw(
      'a boundary of 300 letters',
      bytesOf(...file, end),
      `multipart/form-data; boundary=${'x'.repeat(300)}`,
    ),
    raw('no end', bytesOf(...file)),
    raw('half an end', bytesOf(...file, `--${boundary}`)),
    raw('nothing', bytesOf('')),
    raw('an end alone', bytesOf(end)),
    raw('a part without a head', bytesOf(`--${boundary}\r\n\r\n`, good, '\r\n', end)),
    raw(
      'a part whose head has no end',
      bytesOf(`--${boundary}\r\nContent-Disposition: form-data; name="file"`, end),
    ),
    raw('a head of 100 kB', bytesOf(`--${boundary}\r\nX: ${'x'.repeat(100_000)}\r\n`, ...file.slice(0), end)),
  ]
}

/** The same in a body that is too much, or something else than it says. */
const oddBodies = (good: Buffer): Hostile[] => {
  const file = part({ bytes: good })
  return [
    raw(
      'a thousand fields',
      bytesOf(
        ...Array.from(
          { length: 1_000 },
          (_, at) => `--${boundary}\r\nContent-Disposition: form-data; name="a${at}"\r\n\r\n1\r\n`,
        ),
        end,
      ),
    ),
    raw(
      'a thousand files',
      bytesOf(...Array.from({ length: 1_000 }, () => part({ bytes: 'x' })).flat(), end),
    ),
    raw('two files', bytesOf(...file, ...file, end)),
    raw(
      'multipart in multipart',
      bytesOf(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b--\r\n`,
        end,
      ),
    ),
    raw(
      'line ends of one sign',
      bytesOf(
        `--${boundary}\nContent-Disposition: form-data; name="file"; filename="a.jpg"\n\n`,
        good,
        '\n',
        end,
      ),
    ),
    raw('something before it', bytesOf('x'.repeat(100_000), '\r\n', ...file, end)),
    raw('something after it', bytesOf(...file, end, 'x'.repeat(100_000))),
    raw(
      'base64 that is announced',
      bytesOf(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Transfer-Encoding: base64\r\n\r\n`,
        good.toString('base64'),
        '\r\n',
        end,
      ),
    ),
    raw('as JSON', bytesOf('{"file":"x"}'), 'application/json'),
    raw('as a form', bytesOf('file=x'), 'application/x-www-form-urlencoded'),
    raw('two types', bytesOf(...file, end), `${usualType}, text/html`),
  ]
}

/** All of them, at least 120. */
export const hostileFiles = async (): Promise<Hostile[]> => {
  const good = await jpeg()
  return [
    ...pdfs(),
    ...(await images()),
    ...names.map((filename) => asImage(`named ${filename.slice(0, 20)}`, { bytes: good, filename }, null)),
    ...fields.map((field) => asImage(`in the field ${field.slice(0, 20)}`, { bytes: good, field })),
    ...brokenBodies(good),
    ...oddBodies(good),
  ]
}
