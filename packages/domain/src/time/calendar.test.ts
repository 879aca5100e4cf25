import { expect, test } from 'vitest'
import { atBogota, bogotaDay, bogotaMinute, isDay, mondayOf, yearsAfter } from './calendar.ts'

test('the day changes at five in the morning, UTC', () => {
  expect(bogotaDay(new Date('2026-03-10T04:59:59.999Z'))).toBe('2026-03-09')
  expect(bogotaDay(new Date('2026-03-10T05:00:00.000Z'))).toBe('2026-03-10')
  expect(bogotaMinute(new Date('2026-03-10T04:59:59.999Z'))).toBe(1439)
  expect(bogotaMinute(new Date('2026-03-10T05:01:00.000Z'))).toBe(1)
})

test('a day and a minute of Bogotá name one instant, all year', () => {
  expect(atBogota('2026-01-15', 450)).toEqual(new Date('2026-01-15T12:30:00Z'))
  expect(atBogota('2026-07-15', 450)).toEqual(new Date('2026-07-15T12:30:00Z'))
})

test.each(['2026-01-31', '2028-02-29', '2000-01-01', '2099-12-31'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true)
})

test.each([
  '2026-02-29',
  '2026-04-31',
  '2026-1-1',
  '1999-12-31',
  '2100-01-01',
  '2026-01-01T00:00:00Z',
  '',
  'hoy',
])('%j is none', (day) => {
  expect(isDay(day)).toBe(false)
})

test.each([
  ['2024-05-10', 2, '2026-05-10'],
  ['2024-02-29', 2, '2026-03-01'],
  ['2024-02-29', 4, '2028-02-29'],
])('%s and %d years are %s', (day, years, expected) => {
  expect(yearsAfter(day, years)).toBe(expected)
})

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s began on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
