import { describe, expect, test } from 'vitest'
import { isMailSigned, mailSignature, readPosted, type PostedMail } from './posted.ts'

const secret = 'un-secreto-de-mentira-para-pruebas'
const now = new Date('2026-11-17T13:00:00Z')
const moment = String(now.getTime() / 1000)
const body = Buffer.from('{"a":1}')
const signature = mailSignature({ secret, body, moment })

describe('a posted mail', () => {
  test('is signed over its moment and its bytes', () => {
    expect(isMailSigned({ secret, body, moment, signature }, now)).toBe(true)
    expect(isMailSigned({ secret, body: Buffer.from('{"a":2}'), moment, signature }, now)).toBe(false)
    const later = String(Number(moment) + 1)
    expect(isMailSigned({ secret, body, moment: later, signature }, now)).toBe(false)
  })

  test.each([undefined, '', 'mañana', '-1', '1e9', ['1']])('with the moment %j is nobody’s', (given) => {
    expect(isMailSigned({ secret, body, moment: given, signature }, now)).toBe(false)
  })

  test.each([undefined, '', signature.slice(0, -1), `${signature}0`, signature.toUpperCase()])(
    'with the signature %j is nobody’s',
    (given) => {
      expect(isMailSigned({ secret, body, moment, signature: given }, now)).toBe(false)
    },
  )

  test('is good for five minutes either way', () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    expect([-300, 300].map((away) => isMailSigned({ secret, body, moment, signature }, at(away)))).toEqual([
      true,
      true,
    ])
    expect([-301, 301].map((away) => isMailSigned({ secret, body, moment, signature }, at(away)))).toEqual([
      false,
      false,
    ])
  })
})

const mail: PostedMail = {
  messageId: '<1@example.co>',
  from: '"Ángela Rincón" <angela@example.co>',
  to: ['PQR <pqr@example.co>'],
  cc: 'otra@example.co',
  subject: 'Re:\u0000 Hola\r\nBcc: nadie@example.co',
  text: 'Hola',
  headers: { 'Auto-Submitted': ['no', 'auto-replied'], 'X-Numero': 3 },
  attachments: [{ name: 'a.txt', content: Buffer.from('hola').toString('base64') }],
}
const read = (given: unknown) => readPosted(Buffer.from(JSON.stringify(given)))

describe('what it says', () => {
  test('is read with addresses alone, names apart and a subject of one line', () => {
    expect(read(mail)).toMatchObject({
      messageId: '<1@example.co>',
      from: { address: 'angela@example.co', name: 'Ángela Rincón' },
      to: ['pqr@example.co', 'otra@example.co'],
      subject: 'Re: Hola Bcc: nadie@example.co',
      headers: { 'auto-submitted': 'auto-replied' },
      verdict: 'none',
      references: [],
      files: [{ name: 'a.txt', mediaType: 'application/octet-stream', bytes: Buffer.from('hola') }],
    })
  })

  test('may be short', () => {
    expect(read({ messageId: '<1@x>', from: 'a@b' })).toMatchObject({
      to: [],
      subject: '',
      text: undefined,
      files: [],
    })
  })

  test.each([
    [{ ...mail, from: 'nadie' }],
    [{ ...mail, from: 'a@b, c@d' }],
    [{ ...mail, to: ['sin arroba'] }],
    [{ ...mail, messageId: '' }],
    [{ ...mail, verdict: 'quizá' }],
    [{ ...mail, attachments: Array.from({ length: 51 }, () => ({ content: '' })) }],
    [null],
    ['texto'],
  ])('is nothing where it is not the protocol: %j', (given) => {
    expect(read(given)).toBeUndefined()
  })

  test('is nothing where it is no JSON', () => {
    expect(readPosted(Buffer.from('{'))).toBeUndefined()
  })
})
