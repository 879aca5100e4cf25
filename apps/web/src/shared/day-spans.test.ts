import { expect, test } from 'vitest'
import { daysOf, spanOf } from './day-spans.ts'

/** 29 February, 23:30 in Bogotá: already March elsewhere. */
const lateInFebruary = new Date('2028-03-01T04:30:00Z')

test('a span is made of whole months of Bogotá', () => {
  expect(daysOf('thisMonth', lateInFebruary)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOf('lastMonth', lateInFebruary)).toEqual({ from: '2028-01-01', to: '2028-01-31' })
  expect(daysOf('thisQuarter', lateInFebruary)).toEqual({ from: '2028-01-01', to: '2028-03-31' })
  expect(daysOf('thisYear', lateInFebruary)).toEqual({ from: '2028-01-01', to: '2028-12-31' })
})

test('the month before January is December of the year before; a quarter that begins is not the one that ended', () => {
  const newYear = new Date('2027-01-01T12:00:00Z')
  expect(daysOf('lastMonth', newYear)).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysOf('thisQuarter', new Date('2026-10-01T05:00:00Z')).from).toBe('2026-10-01')
  expect(daysOf('thisQuarter', new Date('2026-10-01T04:59:59Z')).from).toBe('2026-07-01')
})

test('days that are one of them are known by its name', () => {
  expect(spanOf({ from: '2028-01-01', to: '2028-01-31' }, lateInFebruary)).toBe('lastMonth')
  expect(spanOf({ from: '2028-01-02', to: '2028-01-31' }, lateInFebruary)).toBeUndefined()
  expect(spanOf({}, lateInFebruary)).toBeUndefined()
})
