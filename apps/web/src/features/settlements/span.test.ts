import { expect, test } from 'vitest'
import { currentMonth, monthBefore, readSpan } from './span.ts'

/** Still the last of November in Bogotá. */
const now = new Date('2026-12-01T03:00:00Z')

test.each([
  ['2026-10-01', '2026-10-31', { from: '2026-10-01', to: '2026-10-31' }],
  [null, null, { from: '2026-11-01', to: '2026-11-30' }],
  ['2026-10-31', '2026-10-01', { from: '2026-11-01', to: '2026-11-30' }],
  ['2024-01-01', '2026-10-01', { from: '2026-11-01', to: '2026-11-30' }],
  ['ayer', 'hoy', { from: '2026-11-01', to: '2026-11-30' }],
])('from %s to %s is read as a span, or as the month that runs', (from, to, span) => {
  expect(readSpan({ from, to }, now)).toEqual(span)
})

test('a month earlier is whole, and so is the one before it', () => {
  const october = monthBefore(currentMonth(now))
  expect(october).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(monthBefore(october)).toEqual({ from: '2026-09-01', to: '2026-09-30' })
  expect(monthBefore({ from: '2026-03-31', to: '2026-04-02' })).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  })
})
