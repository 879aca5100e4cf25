import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ageText } from './age-text.ts'

// Two minutes past midnight in Bogotá.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T05:02:00Z') }))
afterEach(() => vi.useRealTimers())

test.each([
  ['2026-11-24T05:01:00Z', 'de las 12:01 a. m.'],
  ['2026-11-24T04:59:00Z', 'del 23 Nov 2026, 11:59 p. m.'],
])('what was read at %s is of that hour, or of its day where that is another one', (at, said) => {
  expect(ageText(Date.parse(at)).replaceAll('\u00a0', ' ')).toBe(said)
})
