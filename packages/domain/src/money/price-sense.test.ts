import { expect, test } from 'vitest'
import { priceOddity } from './price-sense.ts'

test.each([
  [1, 2_335_911, 'far_below'],
  [1_167_955, 2_335_911, 'far_below'],
  [1_167_956, 2_335_911, undefined],
  [2_335_911, 2_335_911, undefined],
  [7_007_733, 2_335_911, undefined],
  [7_007_734, 2_335_911, 'far_above'],
  [1, null, undefined],
  [1, undefined, undefined],
  [5_000_000_000, 0, undefined],
])('%d beside a reference of %s is %s', (price, reference, oddity) => {
  expect(priceOddity(price, reference)).toBe(oddity)
})
