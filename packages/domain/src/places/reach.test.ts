import { expect, test } from 'vitest'
import { hoursToReach, reachableKmh } from './reach.ts'

test('a truck stands at the origin no sooner than the straight line takes at the speed that is asked of it', () => {
  expect(hoursToReach(reachableKmh)).toBe(1)
  expect(hoursToReach(0)).toBe(0)
})
