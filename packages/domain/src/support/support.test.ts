import { describe, expect, test } from 'vitest'
import { atBogota, daysAfter } from '../time/calendar.ts'
import {
  answerDenial,
  daysLeft,
  dueDay,
  filingNumber,
  lightOf,
  lightRange,
  lights,
  type RequestKind,
} from './support.ts'

const at = (day: string, hour = 9) => atBogota(day, hour * 60)

describe('the term to answer', () => {
  test.each<[RequestKind, string]>([
    ['question', '2026-12-14'],
    ['claim', '2026-12-14'],
    ['dataQuestion', '2026-12-04'],
    ['dataClaim', '2026-12-14'],
  ])('of a %s filed on Friday 20 November ends on %s', (kind, day) => {
    expect(dueDay(kind, at('2026-11-20'))).toBe(day)
  })

  test('begins on the day of Bogotá, also late in its evening', () => {
    expect(dueDay('dataQuestion', at('2026-11-20', 23))).toBe('2026-12-04')
    expect(dueDay('dataQuestion', new Date('2026-11-21T04:59:59Z'))).toBe('2026-12-04')
  })

  test('has no day left on its last day and is over the day after', () => {
    expect(daysLeft('2026-12-04', at('2026-12-04', 23))).toBe(0)
    expect(daysLeft('2026-12-04', at('2026-12-07'))).toBe(-1)
    expect(daysLeft('2026-12-04', at('2026-11-20'))).toBe(10)
  })
})

describe('the light', () => {
  const dueOn = '2026-12-14'
  test.each([
    ['2026-11-20', 'green'],
    ['2026-12-03', 'green'],
    ['2026-12-04', 'amber'],
    ['2026-12-10', 'amber'],
    ['2026-12-11', 'red'],
    ['2026-12-14', 'red'],
    ['2026-12-20', 'red'],
  ])('on %s is %s', (day, light) => {
    expect(lightOf(dueOn, at(day))).toBe(light)
  })

  test('and the due days asked of the database say the same, whatever the day', () => {
    for (let today = '2026-11-01'; today < '2027-02-01'; today = daysAfter(today, 1)) {
      const now = at(today)
      for (let count = 0; count < 20; count++) {
        const due = dueDay('claim', at(daysAfter('2026-11-10', count)))
        const within = lights.filter((light) => {
          const { from, to } = lightRange(light, now)
          return (from === undefined || due >= from) && (to === undefined || due <= to)
        })
        expect(within).toEqual([lightOf(due, now)])
      }
    }
  })
})

describe('an answer', () => {
  const updatedAt = new Date('2026-11-20T15:00:00Z')
  test('to what is solved is refused', () => {
    expect(answerDenial({ status: 'solved', updatedAt }, updatedAt)).toBe('pqr.already_solved')
  })
  test('to what somebody else changed meanwhile is refused', () => {
    expect(answerDenial({ status: 'inProgress', updatedAt }, new Date(0))).toBe('pqr.changed')
  })
  test('to what stands as it was seen is taken, also where nobody said what was seen', () => {
    expect(answerDenial({ status: 'pending', updatedAt }, updatedAt)).toBeUndefined()
    expect(answerDenial({ status: 'inProgress', updatedAt }, undefined)).toBeUndefined()
  })
})

test('the filing number names the year of Bogotá', () => {
  expect(filingNumber(42, new Date('2027-01-01T04:00:00Z'))).toBe('2026-000042')
})
