import { expect, test } from 'vitest'
import { floorDenial, isBelowFloor } from './floor.ts'

test.each([
  [2_000_000, 2_000_000, false],
  [1_999_999, 2_000_000, true],
  [2_000_001, 2_000_000, false],
  [1, null, false],
])('%d for a trip of %s is below its floor: %s', (carrier, floor, isBelow) => {
  expect(isBelowFloor(carrier, floor)).toBe(isBelow)
})

test('below the floor is refused only where the setting says so, each side in its own words', () => {
  const blocking = { floorPesos: 2_000_000, isBlocking: true }
  expect(floorDenial(1_999_999, blocking, 'carrier')).toBe('offer.below_floor')
  expect(floorDenial(1_999_999, blocking, 'client')).toBe('price.below_floor')
  expect(floorDenial(2_000_000, blocking, 'carrier')).toBeUndefined()
  expect(floorDenial(1, { ...blocking, isBlocking: false }, 'carrier')).toBeUndefined()
  expect(floorDenial(1, { ...blocking, floorPesos: null }, 'client')).toBeUndefined()
})
