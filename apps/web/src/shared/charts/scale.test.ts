import { expect, test } from 'vitest'
import { placeOn, scaleOf } from './scale.ts'

test('an axis has a few round numbers around all values', () => {
  expect(scaleOf([2_310_000, 2_740_000])).toEqual({
    from: 2_200_000,
    to: 2_800_000,
    ticks: [2_200_000, 2_400_000, 2_600_000, 2_800_000],
  })
  expect(scaleOf([8, 15.5]).ticks).toEqual([7.5, 10, 12.5, 15, 17.5])
})

test('values that are all alike stand inside of it', () => {
  for (const value of [8, 2_000_000]) {
    const scale = scaleOf([value, value])
    expect(placeOn(scale, value)).toBeGreaterThan(10)
    expect(placeOn(scale, value)).toBeLessThan(90)
  }
  expect(scaleOf([0, 0]).from).toBe(0)
})
