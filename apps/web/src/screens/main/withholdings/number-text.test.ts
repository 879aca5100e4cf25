import { expect, test } from 'vitest'
import { numberOf, typedNumber } from './number-text.ts'

test.each([
  ['1', 1],
  ['4,14', 4.14],
  [' 0.1 ', 0.1],
  ['', undefined],
  ['-1', undefined],
  ['uno', undefined],
])('«%s» is read as %s', (typed, value) => {
  expect(numberOf(typed)).toBe(value)
})

test('a number is written as it is typed here', () => {
  expect(typedNumber(4.14)).toBe('4,14')
})
