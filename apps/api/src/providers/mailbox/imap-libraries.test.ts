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

test('what no database takes is in no name of it', async () => {
  const mail = await readMail(
    raw(
      'Message-ID: <uno@example.co>',
      'From: =?utf-8?Q?=C3=81ngela=00Ruiz?= <angela@example.co>',
      'Subject: =?utf-8?Q?Hola=00a_todos?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="x"',
      '',
      '--x',
      'Content-Type: application/pdf; name="=?utf-8?Q?a=00b.pdf?="',
      'Content-Disposition: attachment',
      'Content-Transfer-Encoding: base64',
      '',
      'JVBERi0=',
      '--x--',
      '',
    ),
  )
  expect(mail).toMatchObject({ from: { name: 'Ángela Ruiz' }, subject: 'Hola a todos' })
  expect(mail?.files.map(({ name }) => name)).toEqual(['a b.pdf'])
})

test('a mail whose name is longer than any is none', async () => {
  const long = `Message-ID: <${'x'.repeat(600)}@example.co>`
  expect(await readMail(raw(long, 'From: angela@example.co', '', 'Hola'))).toBeUndefined()
})
