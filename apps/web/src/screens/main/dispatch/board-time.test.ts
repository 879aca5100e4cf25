import { expect, test } from 'vitest'
import { dayOf, isWithin, lanesOf, marksOf, seenPart, shareAt, spanOf, windowOf } from './board-time.ts'

const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour + 5)).toISOString()
const week = windowOf('2026-11-28', 7)
const span = (from: string, until: string) => ({ from, until, stages: [] })

test('a day begins at midnight of Bogotá and a week has seven', () => {
  expect(shareAt(week, Date.parse(at(28, 0)))).toBe(0)
  expect(shareAt(week, Date.parse(at(28, 84)))).toBe(0.5)
  expect(shareAt(windowOf('2026-11-28', 1), Date.parse(at(28, 6)))).toBe(0.25)
  expect(dayOf(at(28, 23))).toBe('2026-11-28')
})

test('of what begins before or ends after only the part in the window is drawn', () => {
  expect(seenPart(week, { from: at(27, 0), until: at(28, 84) })).toEqual({ left: 0, width: 0.5 })
  expect(seenPart(week, { from: at(28, 84), until: at(28, 400) })).toEqual({ left: 0.5, width: 0.5 })
  expect(isWithin(week, at(27, 0), at(28, 0))).toBe(false)
  expect(isWithin(week, at(27, 0), at(28, 1))).toBe(true)
})

test('bars that overlap lie below each other, and a lane is used again once it is free', () => {
  const bars = [
    span(at(28, 0), at(28, 20)),
    span(at(28, 10), at(28, 30)),
    span(at(28, 20), at(28, 40)),
    span(at(28, 25), at(28, 26)),
  ]
  expect(lanesOf(bars)).toEqual([0, 1, 0, 2])
})

test('a bar is as long as its stages: a truck that still waits goes on until now', () => {
  const stages = [
    { from: at(28, 8), until: at(28, 20) },
    { from: at(28, 20), until: at(29, 4) },
  ]
  expect(spanOf({ from: at(28, 8), until: at(28, 22), stages })).toEqual({
    from: at(28, 8),
    until: at(29, 4),
  })
})

test('a week is marked by days, a day by every third hour', () => {
  expect(marksOf(week, 7)).toHaveLength(7)
  expect(marksOf(windowOf('2026-11-28', 1), 1).map(({ share }) => share)).toEqual([
    0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875,
  ])
})
