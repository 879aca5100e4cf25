import { describe, expect, test } from 'vitest'
import {
  dueOccurrences,
  isHoliday,
  nextDays,
  occurrencesBetween,
  recurringDenial,
  type RecurringRule,
  type RuleFacts,
} from './recurring.ts'

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
const rule = (more: Partial<RecurringRule> = {}): RecurringRule => ({
  weekdays: workdays,
  from: '2026-03-30',
  until: '2026-04-10',
  holidays: 'skip',
  ...more,
})
const daysOf = (one: RecurringRule) =>
  occurrencesBetween(one, '2026-01-01', '2026-12-31').flatMap(({ day }) => day ?? [])

describe('over Easter week of 2026, whose Thursday and Friday are holidays', () => {
  test('skipped, they are left out', () => {
    expect(daysOf(rule())).toEqual([
      '2026-03-30',
      '2026-03-31',
      '2026-04-01',
      '2026-04-06',
      '2026-04-07',
      '2026-04-08',
      '2026-04-09',
      '2026-04-10',
    ])
  })

  test('kept, they are days as any', () => {
    expect(daysOf(rule({ holidays: 'keep' }))).toHaveLength(10)
  })

  test('moved, they go to the nearest day that is neither Sunday nor holiday and has no service of its own', () => {
    expect(daysOf(rule({ weekdays: ['friday'], holidays: 'after' }))).toEqual(['2026-04-04', '2026-04-10'])
    expect(daysOf(rule({ weekdays: ['friday'], holidays: 'before' }))).toEqual(['2026-04-01', '2026-04-10'])
    // Wednesday has its own.
    expect(daysOf(rule({ weekdays: ['wednesday', 'friday'], holidays: 'before' }))).toEqual([
      '2026-04-01',
      '2026-04-08',
      '2026-04-10',
    ])
  })
})

test('a holiday of the law of 1983 on its Monday is one', () => {
  expect(isHoliday('2026-11-16')).toBe(true)
  expect(isHoliday('2026-11-17')).toBe(false)
  const mondays = rule({ weekdays: ['monday'], from: '2026-11-09', until: '2026-11-23', holidays: 'after' })
  expect(daysOf(mondays)).toEqual(['2026-11-09', '2026-11-17', '2026-11-23'])
})

test('what is due begins within the days ahead, and nothing before today', () => {
  const mondays = rule({ weekdays: ['monday'], from: '2026-11-02', until: null, holidays: 'after' })
  const due = (today: string, leadDays: number) =>
    dueOccurrences(mondays, { today, leadDays }).map(({ slot, day }) => [slot, day])
  expect(due('2026-11-12', 4)).toEqual([])
  // Named on the 16th, moved to the 17th.
  expect(due('2026-11-12', 5)).toEqual([['2026-11-16', '2026-11-17']])
  expect(due('2026-11-17', 3)).toEqual([['2026-11-16', '2026-11-17']])
  expect(due('2026-11-18', 7)).toEqual([['2026-11-23', '2026-11-23']])
})

test('the next days are told in their order, from today on', () => {
  expect(nextDays(rule({ until: null }), '2026-04-01', 3)).toEqual(['2026-04-01', '2026-04-06', '2026-04-07'])
  expect(nextDays(rule(), '2026-05-01', 3)).toEqual([])
})

describe('a rule is refused with its reason', () => {
  const facts: RuleFacts = {
    ...rule({ from: '2026-11-25', until: '2026-12-31' }),
    leadDays: 3,
    today: '2026-11-23',
  }
  test.each([
    [{}, undefined],
    [{ weekdays: [] }, 'recurring.days_required'],
    // A month that is over is closed.
    [{ from: '2026-10-01' }, 'recurring.from_past'],
    [{ from: '2026-11-22' }, 'recurring.from_past'],
    [{ from: '2026-11-31' }, 'day.unreadable'],
    [{ from: '2099-01-01', until: null }, 'recurring.too_long'],
    [{ until: '2026-11-24' }, 'recurring.until_before'],
    [{ until: '2030-01-01' }, 'recurring.too_long'],
    [{ until: null }, undefined],
    [{ leadDays: 0 }, 'recurring.lead_invalid'],
    [{ leadDays: 31 }, 'recurring.lead_invalid'],
    [{ weekdays: ['sunday'], until: '2026-11-28' }, 'recurring.no_days'],
    [{ weekdays: ['tuesday'], from: '2026-12-08', until: '2026-12-08' }, 'recurring.no_days'],
  ] as [Partial<RuleFacts>, string | undefined][])('%o: %s', (more, code) => {
    expect(recurringDenial({ ...facts, ...more })?.code).toBe(code)
  })
})
