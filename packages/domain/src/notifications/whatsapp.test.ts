import { expect, test } from 'vitest'
import { denialOfWhatsappCode, isFarewell, whatsappNumberOf } from './whatsapp.ts'

test.each([
  ['3001234567', '+573001234567'],
  ['6015550100', undefined],
])('%s is reached at %s', (cellPhone, number) => {
  expect(whatsappNumberOf(cellPhone)).toBe(number)
})

test.each([
  ['BAJA', true],
  ['baja.', true],
  ['¡Stop!', true],
  ['No más', true],
  ['  Parar ', true],
  ['ya bajamos la carga', false],
  ['', false],
])('the answer «%s» asks for no more: %s', (text, isOne) => {
  expect(isFarewell(text)).toBe(isOne)
})

const now = new Date('2026-11-23T13:00:00Z')
const later = new Date('2026-11-23T13:05:00Z')
test.each([
  [{ expiresAt: later, wrongTries: 0, isRight: true }, undefined],
  [{ expiresAt: later, wrongTries: 4, isRight: true }, undefined],
  [{ expiresAt: later, wrongTries: 5, isRight: true }, 'whatsapp.code_wrong'],
  [{ expiresAt: later, wrongTries: 0, isRight: false }, 'whatsapp.code_wrong'],
  [{ expiresAt: now, wrongTries: 0, isRight: true }, 'whatsapp.code_wrong'],
  [{ expiresAt: null, wrongTries: 0, isRight: true }, 'whatsapp.code_wrong'],
])('a code of %j is answered %s', (facts, code) => {
  expect(denialOfWhatsappCode(facts, now)).toBe(code)
})
