import { expect, test } from 'vitest'
import { wholeTransactionId } from './transaction-id.ts'

const turn = 2 ** 32

test.each([
  [700, 750, 700],
  [800, 750, 800],
  [5, 3 * turn + 9, 3 * turn + 5],
  [turn - 4, 3 * turn + 9, 3 * turn - 4],
  [2, 3 * turn - 1, 3 * turn + 2],
])('%d seen near %d is %d', (short, near, whole) => {
  expect(wholeTransactionId(short, near)).toBe(whole)
})
