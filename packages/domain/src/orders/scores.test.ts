import { expect, test } from 'vitest'
import { scoreOf } from './scores.ts'

test.each([
  [0, 0, null],
  [5, 1, 5],
  [13, 3, 4.3],
  // Rounded once: by way of 4.35 it would be 4.4.
  [1013, 233, 4.3],
] as const)('%d stars of %d ratings are a score of %s', (sum, count, score) => {
  expect(scoreOf(sum, count)).toBe(score)
})
