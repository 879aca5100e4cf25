import { expect, test } from 'vitest'
import { latestDue, lastRemindedDay, paperReminder } from './reminders.ts'

test.each([
  ['2026-12-31', undefined],
  ['2026-12-24', { threshold: 30, daysLeft: 30 }],
  ['2026-12-10', { threshold: 30, daysLeft: 16 }],
  ['2026-12-09', { threshold: 15, daysLeft: 15 }],
  ['2026-12-01', { threshold: 7, daysLeft: 7 }],
  ['2026-11-26', { threshold: 7, daysLeft: 2 }],
  ['2026-11-25', { threshold: 1, daysLeft: 1 }],
  ['2026-11-24', { threshold: 1, daysLeft: 0 }],
  ['2026-11-23', undefined],
])('on 24 November a paper that ends on %s is due for %o', (expiresOn, due) => {
  expect(paperReminder(expiresOn, '2026-11-24')).toEqual(due)
})

test('no paper that ends after the last reminded day is spoken of', () => {
  expect(lastRemindedDay('2026-11-24')).toBe('2026-12-24')
})

test('of several moments that passed only the last one counts', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
  expect(latestDue([at(8), at(10), at(12)], at(11))).toEqual(at(10))
  expect(latestDue([at(8)], at(7))).toBeUndefined()
})
