import { describe, expect, test } from 'vitest'
import { isWithin, judged, standAfter, type Fix, type Stand } from './positions.ts'

const now = new Date('2026-11-23T13:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const fix = (minutes: number, latitude: number, longitude = -74.1): Fix => ({
  at: at(minutes),
  latitude,
  longitude,
})

describe('a point counts', () => {
  const listening = { now, openFrom: at(-60), agreedAt: at(-600) }
  test.each([
    ['taken now', 0, true],
    ['of a clock four minutes ahead', 4, true],
    ['of a clock six minutes ahead', 6, false],
    ['taken four minutes before setting out was reported', -64, true],
    ['taken before the driver set out', -66, false],
  ])('%s: %s min is %s', (_name, minutes, counts) => {
    expect(isWithin(at(minutes), listening)).toBe(counts)
  })

  test('for three days, then it is too old', () => {
    const long = { now, openFrom: at(-100 * 60), agreedAt: at(-100 * 60) }
    expect(isWithin(at(-72 * 60), long)).toBe(true)
    expect(isWithin(at(-72 * 60 - 1), long)).toBe(false)
  })

  test('only from when the driver agreed to be seen', () => {
    expect(isWithin(at(-20), { now, openFrom: at(-60), agreedAt: at(-10) })).toBe(false)
  })
})

describe('a jump no truck can make', () => {
  test('is flagged, and what follows is judged by the point before it', () => {
    const points = judged([fix(0, 4.65), fix(1, 5.65), fix(2, 4.66)], undefined)
    expect(points.map(({ isFlagged }) => isFlagged)).toEqual([false, true, false])
  })

  test('is judged by time, in whatever order the points came', () => {
    const points = judged([fix(60, 5.2), fix(0, 4.65)], undefined)
    expect(points.map(({ at: taken }) => taken)).toEqual([at(0), at(60)])
    expect(points.every(({ isFlagged }) => !isFlagged)).toBe(true)
  })

  test('is seen from the place known before', () => {
    expect(judged([fix(1, 5.65)], fix(0, 4.65))[0]?.isFlagged).toBe(true)
  })
})

test('a truck stands from the first fix at a place until it has left it', () => {
  const arrived = standAfter(undefined, fix(0, 4.65))
  const wandering = standAfter(arrived, fix(4, 4.6508))
  expect(wandering).toEqual({ latitude: 4.65, longitude: -74.1, since: at(0) } satisfies Stand)
  expect(standAfter(wandering, fix(5, 4.66)).since).toEqual(at(5))
})
