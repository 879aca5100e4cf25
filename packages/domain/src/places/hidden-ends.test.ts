import { expect, test } from 'vitest'
import type { Line, Point } from './geography.ts'
import { middleOf } from './hidden-ends.ts'

/** A point each 111 m, from south to north. */
const line: Line = Array.from({ length: 101 }, (_, index) => [-74, 5 + index / 1000])
const at = (latitude: number): Point => ({ longitude: -74, latitude })

test('a line is cut where it leaves the one circle and comes into the other', () => {
  const middle = middleOf(line, [at(5), at(5.1)], 2)
  expect(middle[0]?.[1]).toBeCloseTo(5.018, 6)
  expect(middle.at(-1)?.[1]).toBeCloseTo(5.082, 6)
})

test('where it is cut says no more of an end than the middle of the circle around it', () => {
  const rounded = [at(5), at(5.1)] as const
  for (const skipped of [1, 3, 5])
    expect(middleOf(line.slice(skipped, -skipped), rounded, 2)).toEqual(middleOf(line, rounded, 2))
})

test('of a way that is all near its ends, or that no road leads, nothing is left', () => {
  expect(middleOf(line, [at(5), at(5.1)], 6)).toEqual([])
  expect(middleOf(line.slice(0, 10), [at(5), at(5.009)], 2)).toEqual([])
  expect(middleOf([line[0]!, line[100]!], [at(5), at(5.1)], 2)).toEqual([])
  expect(middleOf([], [at(5), at(5.1)], 2)).toEqual([])
})
