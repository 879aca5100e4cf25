import { expect, test } from 'vitest'
import { minuteOf } from '../places/opening-hours.ts'
import { atBogota } from '../time/calendar.ts'
import { clockOfMinute, dayMinutes, quietUntil } from './quiet-hours.ts'

const at = (clock: string) => atBogota('2026-11-24', minuteOf(clock) ?? NaN)
const night = { fromMinute: 21 * 60, toMinute: 5 * 60 }
const siesta = { fromMinute: 12 * 60, toMinute: 14 * 60 }

test.each([
  ['20:59', undefined],
  ['21:00', atBogota('2026-11-25', 5 * 60)],
  ['23:59', atBogota('2026-11-25', 5 * 60)],
  ['00:00', atBogota('2026-11-24', 5 * 60)],
  ['04:59', atBogota('2026-11-24', 5 * 60)],
  ['05:00', undefined],
])('a silence over midnight, at %s', (clock, until) => {
  expect(quietUntil(night, at(clock))).toEqual(until)
})

test.each([
  ['11:59', undefined],
  ['12:00', atBogota('2026-11-24', 14 * 60)],
  ['13:59', atBogota('2026-11-24', 14 * 60)],
  ['14:00', undefined],
])('one within a day, at %s', (clock, until) => {
  expect(quietUntil(siesta, at(clock))).toEqual(until)
})

test('none, or one that ends as it begins, is never', () => {
  expect(quietUntil(null, at('03:00'))).toBeUndefined()
  expect(quietUntil({ fromMinute: 180, toMinute: 180 }, at('03:00'))).toBeUndefined()
})

test('every minute of a day is read as it is written', () => {
  for (let minute = 0; minute < dayMinutes; minute++) expect(minuteOf(clockOfMinute(minute))).toBe(minute)
})
