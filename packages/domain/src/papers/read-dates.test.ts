import { expect, test } from 'vitest'
import { isWrittenIn, readDates } from './read-dates.ts'

const today = '2026-11-28'

test.each([
  ['FECHA DE EXPEDICION 12/03/2026', { issuedOn: { day: '2026-03-12', line: 0 } }],
  ['Fecha de expedición: 2026-03-12', { issuedOn: { day: '2026-03-12', line: 0 } }],
  ['Vence el 12 de marzo de 2027', { expiresOn: { day: '2027-03-12', line: 0 } }],
  ['VÁLIDA HASTA 05-SEP-2027', { expiresOn: { day: '2027-09-05', line: 0 } }],
  ['Fecha de vencimiento 2027 03 12', { expiresOn: { day: '2027-03-12', line: 0 } }],
  ['Vencimiento: 1 de setiembre del 2027', { expiresOn: { day: '2027-09-01', line: 0 } }],
])('“%s” says its day', (line, dates) => {
  expect(readDates([line], today)).toEqual(dates)
})

test('of a line with two days each takes the word before it', () => {
  expect(readDates(['VIGENCIA DESDE 2026-03-13 HASTA 2027-03-12'], today)).toEqual({
    issuedOn: { day: '2026-03-13', line: 0 },
    expiresOn: { day: '2027-03-12', line: 0 },
  })
})

test('the day a paper was issued goes before the day its cover begins', () => {
  const lines = ['Vigencia desde 2026-03-13 hasta 2027-03-12', 'Fecha de expedición 2026-03-10']
  expect(readDates(lines, today).issuedOn).toEqual({ day: '2026-03-10', line: 1 })
})

test('a day below its title is told by it', () => {
  expect(readDates(['FECHA VENCIMIENTO', '12/03/2027'], today)).toEqual({
    expiresOn: { day: '2027-03-12', line: 1 },
  })
})

test('a birthday is no day of the paper', () => {
  expect(readDates(['FECHA DE NACIMIENTO 01/02/1980', 'CATEGORÍA C2'], today)).toEqual({})
})

test('the only day to come is proposed as the last one; of several nobody guesses', () => {
  expect(readDates(['12/03/2027'], today)).toEqual({ expiresOn: { day: '2027-03-12', line: 0 } })
  expect(readDates(['12/03/2027', '14/05/2028'], today)).toEqual({})
})

test('a day that does not exist, or was issued tomorrow, is not read', () => {
  expect(
    readDates(['Expedición 31/02/2026', 'Fecha de expedición 2026-12-01'], today).issuedOn,
  ).toBeUndefined()
})

test('a plate or a number is found however it is spaced', () => {
  expect(isWrittenIn(['PLACA SXC 481', 'C.C. 79.123.456'], 'SXC481')).toBe(true)
  expect(isWrittenIn(['C.C. 79.123.456'], '79123456')).toBe(true)
  expect(isWrittenIn(['PLACA SXC 480'], 'SXC481')).toBe(false)
  expect(isWrittenIn(['PLACA'], '')).toBe(false)
})
