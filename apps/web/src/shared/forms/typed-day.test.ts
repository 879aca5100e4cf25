import { expect, test } from 'vitest'
import { typedDay } from './typed-day.ts'

test.each([
  ['03/01/2020', '2020-01-03'],
  ['3/1/2020', '2020-01-03'],
  [' 2020-01-03 ', '2020-01-03'],
  ['31/02/2026', undefined],
  ['2026-13-01', undefined],
  ['mañana', undefined],
  ['', undefined],
])('«%s» typed is the day %s, also where it may not be chosen', (text, day) => {
  expect(typedDay(text)).toBe(day)
})
