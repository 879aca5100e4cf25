import { pdfMostBytes } from '@arriero/domain/typed/limits'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pdfRefusal } from './pdf-check.ts'
import { activePdfs } from './active-pdf.fixture.ts'
import { hostileKinds, hostilePdf } from './hostile-pdf.fixture.ts'
import { judgePdf } from './pdf-judge.ts'
import { objectStream, pdf } from './pdf.fixture.ts'

describe('a plain document passes', () => {
  test.each([
    ['of PDF 1.7', pdf()],
    ['of PDF 2.0', pdf({ header: '%PDF-2.0' })],
    ['that opens at its first page', pdf({ catalog: '/OpenAction [2 0 R /Fit]' })],
    [
      'with links and a form',
      pdf({
        catalog: '/AcroForm << /Fields [] >>',
        objects: '5 0 obj\n<< /A << /S /URI /URI (https://dian.gov.co) >> >>\nendobj',
      }),
    ],
    ['with a plain object stream', pdf({ objects: objectStream('7 0 << /Type /Font >>') })],
    [
      'with bytes that look like a script inside an image',
      pdf({ objects: '5 0 obj\n<< /Length 8 >>\nstream\nab/JS cd\nendstream\nendobj' }),
    ],
  ])('%s', async (_, bytes) => {
    expect(await pdfRefusal(bytes)).toBeUndefined()
  })
})

describe('active content is refused', () => {
  test.each(activePdfs)('%s', async (_, bytes) => {
    expect(await pdfRefusal(bytes)).toBe('file.pdf_active')
  })
})

/** Readers that follow the table of references alone unpack what has a count and a first place, whatever its type. */
describe('an object stream without its type is found', () => {
  const packed = deflateSync('7 0 << /S /JavaScript /JS (app.alert(1)) >>').toString('latin1')
  const head = '/N 1 /First 4 /Filter /FlateDecode'
  const whole = `${head} >>\nstream\n${packed}\nendstream\nendobj`
  test.each([
    ['as it is', `9 0 obj\n<< ${whole}`],
    ['with escaped names', `9 0 obj\n<< ${whole.replace('/First', '/F#69rst')}`],
    [
      'behind a comment that opens a text',
      `% 9 0 obj << /N 1 /First 4 /X (\n 9 9 obj ) ${whole.replace(head, '/Filter /FlateDecode')}`,
    ],
    [
      'behind a text that never ends',
      `( 9 0 obj << /N 1 /First 4 ) 1 0 obj ${whole.replace(head, '/Filter /FlateDecode')}`,
    ],
    ['inside another stream', `8 0 obj << /Length 9 >>\nstream\n9 0 obj\n<< ${whole}`],
    ['with a text that ends an object', `9 0 obj << /N 1 /X (endobj 1 0 obj) ${whole.replace('/N 1', '')}`],
    ['in a text', `9 0 obj ( << ${whole}`],
  ])('%s', (_, objects) => {
    expect(judgePdf(pdf({ objects }))).toBe('file.pdf_active')
  })

  test('an outline and a profile of colours are no object streams', () => {
    const outline = '5 0 obj << /First 6 0 R /Last 7 0 R /Count 2 >> endobj'
    const profile = '6 0 obj << /N 3 /Filter /FlateDecode /Length 8 >>\nstream\nabcdefgh\nendstream endobj'
    expect(judgePdf(pdf({ objects: `${outline}\n${profile}` }))).toBe('plain')
  })
})

test.each([
  ['nothing', Buffer.alloc(0), 'file.required'],
  ['a page of HTML', Buffer.from('<html><script>alert(1)</script></html>'), 'file.not_pdf'],
  ['a header that comes late', Buffer.concat([Buffer.alloc(1000, 32), pdf()]), 'file.not_pdf'],
  ['a file cut short', pdf().subarray(0, 120), 'file.not_pdf'],
  ['a ZIP behind the end', pdf({ tail: 'PK\u0003\u0004 and more' }), 'file.not_pdf'],
  ['a byte over 10 MB', Buffer.alloc(pdfMostBytes + 1, 32), 'file.document_too_large'],
])('%s is refused', async (_, bytes, code) => {
  expect(await pdfRefusal(bytes)).toBe(code)
})

// A search that starts anew at every slash would outlast the test's time by far.
test('names that take long to match do not hold the server up', async () => {
  const slashes = pdf({ objects: `5 0 obj\n(${'/'.repeat(2_000_000)}${'stream\n'.repeat(100_000)})\nendobj` })
  expect(await pdfRefusal(slashes)).toBeUndefined()
})

describe('a hostile file of 10 MB', () => {
  // Read once, each takes a second or less; read again for each of its streams, an hour.
  test.each(hostileKinds)(
    'of %s has its verdict',
    async (kind) => {
      const bytes = hostilePdf(kind, pdfMostBytes)
      expect(bytes.length).toBeGreaterThan(pdfMostBytes * 0.99)
      expect(await pdfRefusal(bytes)).toMatch(/^file\.pdf_/)
    },
    60_000,
  )

  test('leaves the thread that serves free meanwhile', async () => {
    const bytes = hostilePdf('streams', pdfMostBytes)
    let turns = 0
    const ticking = setInterval(() => turns++, 1)
    await pdfRefusal(bytes)
    clearInterval(ticking)
    expect(turns).toBeGreaterThan(5)
  })
})

describe('one file has its limits', () => {
  test('time: the clock refuses nothing for good, it says that the server is busy', async () => {
    const limits = { timeMs: 1, heapMegabytes: 64 }
    await expect(pdfRefusal(hostilePdf('names', 1_000_000), limits)).rejects.toMatchObject({
      code: 'server.busy',
      retryAfterSeconds: 5,
    })
  })

  test('place: one is read, four wait, the next is told to come again', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => pdfRefusal(pdf())))
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(3)
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: 'server.busy', retryAfterSeconds: 5 })
  })
})
