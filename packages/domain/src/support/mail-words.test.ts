import { describe, expect, test } from 'vitest'
import { aboveThisLine } from './mail-quotes.texts.ts'
import { isAutomatic, withoutHistory, wordsOfHtml } from './mail-words.ts'

const own = 'Sí, el cobro salió dos veces.\n\nGracias,\nÁngela'

describe('what a program quotes is cut off', () => {
  test.each([
    [
      'below its usual opening',
      'El lun, 9 nov 2026 a las 8:00, Arriero (<pqr@example.co>) escribió:\n> Hola',
    ],
    [
      'where the opening was broken',
      'El lun, 9 nov 2026 a las 8:00 a. m., Arriero\n<pqr@example.co> escribió:\n\n> Hola',
    ],
    ['in English', 'On Mon, Nov 9, 2026 at 8:00 AM Arriero <pqr@example.co> wrote:\n> Hola'],
    [
      'as Outlook does',
      '________________________________\nDe: Arriero <pqr@example.co>\nEnviado: lunes\nHola',
    ],
    [
      'under headings alone',
      'De: Arriero <pqr@example.co>\nEnviado el: lunes, 9 de noviembre\nPara: Ángela\n\nHola',
    ],
    ['as an original message', '-----Mensaje original-----\nHola'],
    ['from our own line on', `— ${aboveThisLine} —\nRespondimos su PQR`],
    ['behind a signature', '-- \nÁngela Rincón\nGerente'],
    ['where only marks are left', '> Hola\n> ¿Le cobraron dos veces?'],
    ['with what a telephone adds', 'Enviado desde mi iPhone'],
  ])('%s', (_, history) => {
    expect(withoutHistory(`${own}\n\n${history}`)).toBe(own)
  })

  test('whatever ends its lines', () => {
    expect(withoutHistory('Uno\r\nDos\r\n\r\n> Hola\r\n')).toBe('Uno\nDos')
  })

  test('and nothing of what the person wrote himself', () => {
    const words =
      'De: lo que hablamos no quedó nada.\nEl jueves escribió el conductor: «llego tarde».\n\n> así me dijo\nY no llegó.'
    expect(withoutHistory(words)).toBe(words)
  })

  test('a mail that is all history says nothing', () => {
    expect(withoutHistory('> Hola\n> Adiós')).toBe('')
  })
})

describe('of HTML only words are left', () => {
  test('lines, letters and entities stay', () => {
    expect(wordsOfHtml('<p>Se&ntilde;or &amp; se&#241;ora</p><div>Uno<br>dos</div>')).toBe(
      'Señor & señora\nUno\ndos',
    )
  })

  test.each([
    '<script>alert(1)</script>Hola',
    '<style>p{}</style>Hola',
    '<img src=x onerror=alert(1)>Hola',
    'Hola<!-- <p>oculto</p> -->',
    'Hola<script>alert(1)',
    'Hola<img src="x" onerror="alert(1)',
    'Hola<blockquote>Lo que dijimos</blockquote>',
  ])('«%s» says Hola and no more', (html) => {
    expect(wordsOfHtml(html)).toBe('Hola')
  })
})

describe('what nobody wrote', () => {
  test.each([
    [{ 'auto-submitted': 'auto-replied' }],
    [{ precedence: 'bulk' }],
    [{ 'x-autoreply': 'yes' }],
    [{ 'list-id': '<lista.example.co>' }],
    [{ 'return-path': '<>' }],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
  ])('is known by its headers: %o', (headers) => {
    expect(isAutomatic(headers, 'ana@example.co')).toBe(true)
  })

  test.each(['MAILER-DAEMON@example.co', 'no-reply@example.co', 'bounce+12@example.co'])(
    'is known by who sends it: %s',
    (from) => {
      expect(isAutomatic({}, from)).toBe(true)
    },
  )

  test('a person is none of them', () => {
    expect(isAutomatic({ 'auto-submitted': 'no', 'content-type': 'text/plain' }, 'ana@example.co')).toBe(
      false,
    )
    expect(isAutomatic({}, 'noreplyana@example.co')).toBe(false)
  })
})
