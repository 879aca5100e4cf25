import { expect, test } from 'vitest'
import { hoursDenial, isOpenAt, minuteOf, weekdayOf } from './opening-hours.ts'

test.each([
  ['00:00', 0],
  ['07:30', 450],
  ['23:59', 1439],
  ['24:00', undefined],
  ['7:30', undefined],
  ['07:60', undefined],
])('«%s» is minute %s', (hour, minute) => {
  expect(minuteOf(hour)).toBe(minute)
})

test.each([
  ['2026-11-23', 'monday'],
  ['2026-11-28', 'saturday'],
  ['2026-11-29', 'sunday'],
] as const)('%s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test('a place closes after it opens', () => {
  expect(hoursDenial({ monday: { opens: '07:00', closes: '17:00' } })).toBeUndefined()
  expect(hoursDenial({})).toBeUndefined()
  expect(hoursDenial({ monday: { opens: '17:00', closes: '07:00' } })).toBe('hours.invalid')
  expect(hoursDenial({ monday: { opens: '07:00', closes: '07:00' } })).toBe('hours.invalid')
  expect(hoursDenial({ monday: { opens: '7', closes: '17:00' } })).toBe('hours.invalid')
})

test('is open from its first minute to its last, on the Bogotá day', () => {
  const hours = { monday: { opens: '07:00', closes: '17:00' } }
  expect(isOpenAt(hours, new Date('2026-11-23T12:00:00Z'))).toBe(true)
  expect(isOpenAt(hours, new Date('2026-11-23T11:59:00Z'))).toBe(false)
  expect(isOpenAt(hours, new Date('2026-11-23T22:00:00Z'))).toBe(true)
  expect(isOpenAt(hours, new Date('2026-11-23T22:01:00Z'))).toBe(false)
  // Monday evening in Bogotá, Tuesday in Greenwich.
  expect(isOpenAt({ tuesday: hours.monday }, new Date('2026-11-24T03:00:00Z'))).toBe(false)
  expect(isOpenAt({}, new Date('2026-11-23T12:00:00Z'))).toBeUndefined()
  expect(isOpenAt(null, new Date('2026-11-23T12:00:00Z'))).toBeUndefined()
})
