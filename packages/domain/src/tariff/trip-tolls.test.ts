import { expect, test } from 'vitest'
import { edition202506 } from './edition-2025-06.ts'
import type { TollEdition } from './toll-posts.ts'
import { loadOf, tripTolls } from './trip-tolls.ts'

const tolls: TollEdition = {
  validFrom: '2026-01-01',
  posts: [{ code: 83, name: 'Oiba', categories: 5, pesos: [12_100, 12_900, 33_500, 41_500, 48_600] }],
}
const passed = [{ code: 83, name: 'Oiba', alongKm: 12 }]

test("the ministry's own total stands before the sum of the posts, which are listed all the same", () => {
  const reference = { basis: 'official', tolls: 50_000 } as const
  const found = tripTolls(tolls, '3S3', { reference, passed })
  expect(found).toMatchObject({ basis: 'official', totalPesos: 50_000, posts: [{ pesos: 48_600 }] })
})

test('elsewhere the posts are added up, and a road without posts costs nothing', () => {
  const reference = { basis: 'estimated', tolls: 50_000 } as const
  expect(tripTolls(tolls, '3S3', { reference, passed })).toMatchObject({ basis: 'posts', totalPesos: 48_600 })
  expect(tripTolls(tolls, '3S3', { reference, passed: [] })).toMatchObject({ basis: 'posts', totalPesos: 0 })
})

test('where no post was told the estimate stands in, and without one nothing is said', () => {
  const reference = { basis: 'estimated', tolls: 50_000 } as const
  expect(tripTolls(tolls, '3S3', { reference, passed: null })).toMatchObject({
    basis: 'estimated',
    totalPesos: 50_000,
    posts: [],
  })
  expect(tripTolls(tolls, '3S3', { reference: null, passed: null })).toBeNull()
})

test('what is left is what is earned without fuel and tolls', () => {
  const trip = { distanceKm: 100, terrain: null, earningsPesos: 1_000_000, tollPesos: 100_000 }
  const { fuelPesos, leftPesos } = loadOf(edition202506, '3S3', trip)
  expect(fuelPesos).toBeGreaterThan(100_000)
  expect(leftPesos).toBe(900_000 - fuelPesos)
  expect(loadOf(edition202506, '3S3', { ...trip, earningsPesos: null }).leftPesos).toBeNull()
  expect(loadOf(edition202506, '3S3', { ...trip, earningsPesos: 0 }).leftPesos).toBe(-100_000 - fuelPesos)
})

test('a mountain road takes more fuel than a flat one of the same length', () => {
  const none = { flat: 0, rolling: 0, mountain: 0, urban: 0, unpaved: 0 }
  const fuelOn = (terrain: keyof typeof none) =>
    loadOf(edition202506, 'C3', {
      distanceKm: 100,
      terrain: { ...none, [terrain]: 100 },
      earningsPesos: null,
      tollPesos: 0,
    }).fuelPesos
  expect(fuelOn('mountain')).toBeGreaterThan(fuelOn('flat') * 1.3)
})
