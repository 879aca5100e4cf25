/** PDFs that would do something when they are opened, or hide whether they do; for tests and the proof of uploads. */
import { deflateSync } from 'node:zlib'
import { objectStream, pdf } from './pdf.fixture.ts'

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'

export const activePdfs: [string, Buffer][] = [
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
  [
    'a script packed twice by one and the same filter',
    pdf({
      objects: objectStream(
        deflateSync(`7 0 ${script}`).toString('latin1'),
        '/Filter [/FlateDecode /FlateDecode]',
      ),
    }),
  ],
  [
    'an object stream behind a decoy that is read twice',
    pdf({
      objects: `5 0 obj << /Type /ObjStm >> stream\n7 0\nendstream >> stream\n7 0\nendstream endobj
${objectStream(`7 0 ${script}`).replace('stream\n', 'stream\r')}`,
    }),
  ],
]
