import { expect, test } from 'vitest'
import { bodiesFor, cargoKinds } from './cargo.ts'

test('cold cargo goes in a cold body only, bulk in one that holds it', () => {
  expect(bodiesFor('refrigerated')).toEqual(['refrigerated'])
  expect(bodiesFor('bulk')).toContain('hopper')
  expect(bodiesFor('bulk')).not.toContain('carCarrier')
})

test('every other cargo leaves the body open', () => {
  const open = cargoKinds.filter((cargo) => bodiesFor(cargo) === null)
  expect(open).toEqual(['general', 'special', 'dangerous', 'moves'])
})
