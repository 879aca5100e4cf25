import { expect, test } from 'vitest'
import { typedPlate } from './typed-plate.ts'

test.each([
  ['abc', 'ABC'],
  ['abc-1', 'ABC-1'],
  ['abc-123', 'ABC123'],
  ['abc1234', 'ABC1234'],
  ['abc-1234', 'ABC1234'],
])('%s is typed as %s', (typed, plate) => {
  expect(typedPlate(typed)).toBe(plate)
})
