import { describe, expect, test } from 'vitest'
import { holidaysOf, isWorkingDay, workingDaysAfter, workingDaysBetween } from './working-days.ts'

describe('the holidays of a year', () => {
  // As decreed for 2026: eighteen days, ten of them moved to a Monday.
  const of2026 = [
    '2026-01-01',
    '2026-01-12',
    '2026-03-23',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-07-20',
    '2026-08-07',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
    '2026-12-08',
    '2026-12-25',
  ]
  test('are those of the calendar of 2026', () => {
    expect([...holidaysOf(2026)].toSorted()).toEqual(of2026)
  })

  test.each([
    ['2024-03-28', 'Holy Thursday of 2024'],
    ['2025-04-18', 'Good Friday of 2025'],
    ['2025-06-30', 'Sacred Heart, on the Monday of Saint Peter and Saint Paul'],
    ['2027-03-26', 'Good Friday of 2027'],
    ['2038-04-23', 'Good Friday of the latest Easter there is'],
  ])('%s is %s', (day) => {
    expect(isWorkingDay(day)).toBe(false)
  })
})

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-11-16', false],
  ['2026-04-01', true],
])('%s is a working day: %s', (day, isWorking) => {
  expect(isWorkingDay(day)).toBe(isWorking)
})

describe('counting', () => {
  test.each([
    // Friday: the first day that counts is the Monday after it.
    ['2026-11-20', 1, '2026-11-23'],
    // A Saturday's term begins on Monday as well.
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-20', 10, '2026-12-04'],
    // 8 December stands between.
    ['2026-11-20', 15, '2026-12-14'],
    // Christmas and New Year stand between.
    ['2026-12-22', 10, '2027-01-07'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('from %s, %d working days end on %s', (from, count, end) => {
    expect(workingDaysAfter(from, count)).toBe(end)
  })

  test('back leads to the same number', () => {
    for (let count = 0; count < 60; count++) {
      expect(workingDaysBetween('2026-11-20', workingDaysAfter('2026-11-20', count))).toBe(count)
    }
  })

  test('a term that is over counts its days below zero', () => {
    expect(workingDaysBetween('2026-11-24', '2026-11-20')).toBe(-2)
    expect(workingDaysBetween('2026-11-23', '2026-11-21')).toBe(-1)
  })
})
