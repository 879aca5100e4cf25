import { expect, test } from 'vitest'
import { trailOf } from './trail.ts'

const minuteMs = 60_000
const fix = (minute: number, longitude: number, latitude = 5) => ({
  at: new Date(Date.UTC(2026, 0, 12) + minute * minuteMs),
  longitude,
  latitude,
})

test('a straight road needs its two ends, a bend its corner', () => {
  const straight = [0, 1, 2, 3].map((minute) => fix(minute, -75 + minute * 0.01))
  const bent = [...straight, fix(4, -74.97, 5.01), fix(5, -74.97, 5.02)]
  expect(trailOf(straight).line).toHaveLength(2)
  expect(trailOf(bent)).toEqual({
    line: [
      [-75, 5],
      [-74.97, 5],
      [-74.97, 5.02],
    ],
    gaps: [],
  })
})

test('hours without a word part the way, where the truck has moved meanwhile', () => {
  const fixes = [fix(0, -75), fix(1, -74.99), fix(181, -74), fix(182, -73.99)]
  expect(trailOf(fixes)).toMatchObject({ line: { length: 4 }, gaps: [2] })
  const rested = [fix(0, -75), fix(1, -74.99), fix(481, -74.99), fix(482, -74.98)]
  expect(trailOf(rested).gaps).toEqual([])
  // Ten minutes at eighty are heard of, if thinly.
  expect(trailOf([fix(0, -75), fix(10, -74.88)]).gaps).toEqual([])
})

test('a long way full of bends is told with few points, its gaps where they belong', () => {
  const bends = Array.from({ length: 6_000 }, (_, index) =>
    fix(index, -75 + index * 0.0005, 5 + (index % 2) * 0.001),
  )
  const after = [fix(7_000, -70), fix(7_001, -70.01)]
  const { line, gaps } = trailOf([...bends, ...after])
  expect(line.length).toBeLessThanOrEqual(800)
  expect(gaps).toEqual([line.length - 2])
})

test('nothing is told of no fix, and a point of one', () => {
  expect(trailOf([])).toEqual({ line: [], gaps: [] })
  expect(trailOf([fix(0, -75)])).toEqual({ line: [[-75, 5]], gaps: [] })
})
