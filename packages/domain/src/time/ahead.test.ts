import { expect, test } from 'vitest'
import { clockSlackMs, isWithinLife } from './ahead.ts'

const now = new Date('2026-11-26T05:00:00Z')
const lifeMs = 600_000

test.each([
  ['as it is made', lifeMs, true],
  ['a moment before its end', 1, true],
  ['at its end', 0, false],
  ['made by a node whose clock is a little ahead', lifeMs + clockSlackMs, true],
  ['made while the clock ran ahead', lifeMs + clockSlackMs + 1, false],
])('what lives for ten minutes, %s', (_, leftMs, isGood) => {
  expect(isWithinLife(new Date(now.getTime() + leftMs), lifeMs, now)).toBe(isGood)
})
