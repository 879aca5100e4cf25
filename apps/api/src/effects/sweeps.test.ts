import { expect, test } from 'vitest'
import { cronOf } from './sweeps.ts'

test.each([
  [1, '* * * * *'],
  [5, '*/5 * * * *'],
  [60, '0 */1 * * *'],
  [1440, '0 0 * * *'],
])('every %i minutes is the cron line %s', (minutes, line) => {
  expect(cronOf(minutes)).toBe(line)
})

test.each([0, 7, 90, 1.5, -5])('a sweep every %d minutes is refused', (minutes) => {
  expect(() => cronOf(minutes)).toThrow(RangeError)
})
