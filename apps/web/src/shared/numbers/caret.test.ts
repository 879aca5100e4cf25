import { expect, test } from 'vitest'
import { caretAfter, digitsBefore } from './typing.ts'

test('a digit typed in the middle leaves the caret behind it', () => {
  // 1.2|34.567 and a 9: the browser writes 1.29|34.567, the number becomes 12.934.567.
  const digits = digitsBefore('1.2934.567', 4)
  expect(caretAfter('12.934.567', digits)).toBe('12.9'.length)
})

test('a caret at the end stays at the end', () => {
  expect(caretAfter('12.345', digitsBefore('12345', 5))).toBe(6)
})

test('a caret at the beginning stays at the beginning', () => {
  expect(caretAfter('1.234', 0)).toBe(0)
})
