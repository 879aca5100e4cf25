import { describe, expect, test } from 'vitest'
import { pdfLimitBytes, pdfRefusal } from './pdf-check.ts'
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
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
  test.each([
    ['a script on opening', pdf({ catalog: `/OpenAction ${script}` })],
    ['an opening action elsewhere', pdf({ catalog: '/OpenAction 7 0 R' })],
    ['a script with an escaped name', pdf({ catalog: '/AA << /O << /S /J#61vaScript /J#53 (x) >> >>' })],
    ['a script by its short name alone', pdf({ catalog: '/AA << /O << /JS (x) >> >>' })],
    ['a program to launch', pdf({ objects: '5 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj' })],
    ['an attached file', pdf({ catalog: '/Names << /EmbeddedFiles 4 0 R >>' })],
    ['an XFA form', pdf({ catalog: '/AcroForm << /XFA 4 0 R >>' })],
    ['a form that sends itself', pdf({ objects: '5 0 obj\n<< /S /SubmitForm /F (http://x) >>\nendobj' })],
    ['a script inside an object stream', pdf({ objects: objectStream(`7 0 ${script}`) })],
    ['an escaped script inside an object stream', pdf({ objects: objectStream('7 0 << /J#53 (x) >>') })],
    [
      'an object stream packed in a way that cannot be read',
      pdf({ objects: objectStream('7 0 <<>>', '/Filter [/ASCIIHexDecode /FlateDecode]') }),
    ],
    [
      'an object stream with a predictor',
      pdf({ objects: objectStream('7 0 <<>>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>') }),
    ],
    [
      'an object stream hidden in another stream',
      pdf({ objects: `5 0 obj\n<< /Length 3 >>\nstream\nabc ${objectStream(`7 0 ${script}`)}` }),
    ],
    ['an object stream that unpacks to 60 MB', pdf({ objects: objectStream(' '.repeat(60_000_000)) })],
    ['an encrypted file', pdf({ catalog: '/Encrypt 8 0 R' })],
  ])('%s', async (_, bytes) => {
    expect(await pdfRefusal(bytes)).toBe('file.pdf_active')
  })
})

test.each([
  ['nothing', Buffer.alloc(0), 'file.required'],
  ['a page of HTML', Buffer.from('<html><script>alert(1)</script></html>'), 'file.not_pdf'],
  ['a header that comes late', Buffer.concat([Buffer.alloc(1000, 32), pdf()]), 'file.not_pdf'],
  ['a file cut short', pdf().subarray(0, 120), 'file.not_pdf'],
  ['a ZIP behind the end', pdf({ tail: 'PK\u0003\u0004 and more' }), 'file.not_pdf'],
  ['a byte over 10 MB', Buffer.alloc(pdfLimitBytes + 1, 32), 'file.document_too_large'],
])('%s is refused', async (_, bytes, code) => {
  expect(await pdfRefusal(bytes)).toBe(code)
})

// A search that starts anew at every slash would outlast the test's time by far.
test('names that take long to match do not hold the server up', async () => {
  const slashes = pdf({ objects: `5 0 obj\n(${'/'.repeat(2_000_000)}${'stream\n'.repeat(100_000)})\nendobj` })
  expect(await pdfRefusal(slashes)).toBeUndefined()
})
