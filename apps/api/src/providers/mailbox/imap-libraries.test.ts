import { expect, test } from 'vitest'
import { readMail } from './imap-libraries.ts'

const raw = (...lines: string[]): Uint8Array => new TextEncoder().encode(lines.join('\r\n'))

const written = raw(
  'Authentication-Results: mx.example.co; dkim=pass; dmarc=fail (p=none) header.from=example.co',
  'Authentication-Results: forged.example.co; dmarc=pass',
  'Message-ID: <uno@example.co>',
  'References: <cero@example.co> <medio@example.co>',
  'In-Reply-To: <medio@example.co>',
  'From: =?utf-8?B?w4FuZ2VsYSBSdWl6?= <angela@example.co>',
  'To: PQR <pqr@example.co>',
  'Cc: otra@example.co',
  'Subject: =?iso-8859-1?Q?Carga_da=F1ada?=',
  'Auto-Submitted: no',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="x"',
  '',
  '--x',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Lleg=F3 mojada.',
  '--x',
  'Content-Type: IMAGE/PNG; name="foto.png"',
  'Content-Disposition: attachment; filename="foto.png"',
  'Content-Transfer-Encoding: base64',
  '',
  'iVBORw0KGgo=',
  '--x--',
  '',
)

test('a mail is read with its letters, its files and what our own server said of its sender', async () => {
  expect(await readMail(written)).toMatchObject({
    messageId: '<uno@example.co>',
    from: { address: 'angela@example.co', name: 'Ángela Ruiz' },
    to: ['pqr@example.co', 'otra@example.co'],
    subject: 'Carga dañada',
    text: 'Llegó mojada.\n',
    inReplyTo: '<medio@example.co>',
    references: ['<cero@example.co>', '<medio@example.co>'],
    headers: { 'auto-submitted': 'no' },
    verdict: 'fail',
    files: [{ name: 'foto.png', mediaType: 'image/png', bytes: Buffer.from('iVBORw0KGgo=', 'base64') }],
  })
})

test.each([
  ['nothing', ''],
  ['no sender', 'Message-ID: <uno@example.co>\r\n\r\nHola'],
  ['no name', 'From: angela@example.co\r\n\r\nHola'],
])('%s is no mail', async (_what, bytes) => {
  expect(await readMail(raw(bytes))).toBeUndefined()
})
