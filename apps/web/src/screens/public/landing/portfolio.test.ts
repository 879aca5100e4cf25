import { vehicleTypeKeys } from '@arriero/domain/vehicles/vehicles'
import { expect, test } from 'vitest'
import { axlesOf, portfolio } from './portfolio.ts'

test('every vehicle of the portfolio is shown once, from small to large', () => {
  expect(portfolio.flatMap(([, keys]) => keys)).toEqual(vehicleTypeKeys)
  expect(portfolio.map(([group, keys]) => [group, keys.length])).toEqual([
    ['light', 3],
    ['trucks', 4],
    ['miniTractors', 3],
    ['tractors', 3],
  ])
})

test.each([
  ['pickup', 2],
  ['singleTruck', 2],
  ['doubleAxleTruck', 3],
  ['miniTractor2S1', 3],
  ['tractor3S3', 6],
] as const)('a %s stands on %i axles', (key, count) => {
  expect(axlesOf(key)).toBe(count)
})
