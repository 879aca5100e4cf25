import { expect, test } from 'vitest'
import { usualConnections } from './pool-size.ts'

test.each([
  [true, 1, 6],
  [true, 2, 6],
  [true, 8, 18],
  [true, 64, 20],
  [false, 2, 20],
])('a database that shares our cores: %s, %d of them, %d connections', (sharesCores, cores, connections) => {
  expect(usualConnections({ sharesCores, cores })).toBe(connections)
})
