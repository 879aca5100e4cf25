import { expect, test } from 'vitest'
import { typedDay, writtenDay } from './typed-day.ts'

test.each([
  ['03/01/2020', '2020-01-03'],
  ['3/1/2020', '2020-01-03'],
  [' 2020-01-03 ', '2020-01-03'],
  ['31/02/2026', undefined],
  ['2026-13-01', undefined],
  ['15032024', '2024-03-15'],
  ['mañana', undefined],
  ['', undefined],
])('«%s» typed is the day %s, also where it may not be chosen', (text, day) => {
  expect(typedDay(text)).toBe(day)
})

test('a day is written as Colombia writes it, and what is no day as it was typed', () => {
  expect(writtenDay('2026-01-03')).toBe('03/01/2026')
  expect(writtenDay(undefined)).toBe('')
  expect(writtenDay(undefined, '31/02/2026')).toBe('31/02/2026')
})
