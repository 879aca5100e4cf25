import { describe, expect, test } from 'vitest'
import { basisPoints } from '../money/money.ts'
import { vehicleTypeKeys } from '../vehicles/vehicles.ts'
import { usualSplit } from './estimate.ts'
import { editionOn, referenceCost, suggestedPrice } from './reference.ts'

const onDay = '2026-03-10'
const rates = { profit: basisPoints(1000), vat: basisPoints(1900) }
const bogotaMedellin = { flat: 160, rolling: 101, mountain: 155, urban: 22.5, unpaved: 0 }

test('a road known by its length is 36 % flat, 23 % rolling, 36 % mountain, 5 % urban', () => {
  expect(usualSplit(100)).toEqual({ flat: 36, rolling: 23, mountain: 36, urban: 5, unpaved: 0 })
})

test('Bogotá–Medellín by its own split costs what the worked table says, tolls included', () => {
  const reference = referenceCost({ vehicleType: 'tractor3S2', distanceKm: 0, split: bogotaMedellin, onDay })
  expect(reference).toMatchObject({
    distanceKm: 438.5,
    tollPesos: 518_000,
    totalPesos: 3_739_914,
    approximation: null,
  })
})

test('by its length alone it comes within 1 % of that', () => {
  const { totalPesos, tollPesos } = referenceCost({ vehicleType: 'tractor3S2', distanceKm: 438.5, onDay })
  expect(tollPesos).toBe(518_000)
  expect(Math.abs(totalPesos - 3_739_914) / 3_739_914).toBeLessThan(0.01)
})

test('the tolls of the route replace the usual ones', () => {
  const trip = { vehicleType: 'tractor3S2', distanceKm: 438.5, split: bogotaMedellin, onDay } as const
  const without = referenceCost({ ...trip, tollPesos: 0 })
  expect(without.tollPesos).toBe(0)
  expect(referenceCost(trip).totalPesos - without.totalPesos).toBe(621_509)
})

describe('a type without figures is priced as the nearest, and says so', () => {
  test.each([
    ['miniTractor2S1', 'miniTractor2S2', '2S1→2S2'],
    ['tractor3S1', 'tractor3S2', '3S1→3S2'],
    ['pickup', 'turboVan', 'under C2-8→C2-8'],
    ['van', 'turboVan', 'under C2-8→C2-8'],
  ] as const)('%s as %s', (vehicleType, nearest, approximation) => {
    const reference = referenceCost({ vehicleType, distanceKm: 200, onDay })
    const ofNearest = referenceCost({ vehicleType: nearest, distanceKm: 200, onDay })
    const assumptions = ['no_official_way', 'vehicle_type']
    expect(reference).toEqual({ ...ofNearest, approximation, assumptions })
    expect(ofNearest.approximation).toBeNull()
  })
})

test.each(vehicleTypeKeys)('%s costs more the farther it goes, and more refrigerated', (vehicleType) => {
  const near = referenceCost({ vehicleType, distanceKm: 50, onDay })
  const far = referenceCost({ vehicleType, distanceKm: 500, onDay })
  const cold = referenceCost({ vehicleType, distanceKm: 500, bodyWork: 'refrigerated', onDay })
  expect(near.totalPesos).toBeGreaterThan(0)
  expect(far.totalPesos).toBeGreaterThan(near.totalPesos)
  expect(cold.totalPesos).toBeGreaterThan(far.totalPesos)
  expect([near.bodyWork, cold.bodyWork]).toEqual(['stake', 'refrigerated'])
})

test('the suggested price lets the carrier earn the cost and the platform its margin, before VAT', () => {
  const trip = { vehicleType: 'tractor3S2', distanceKm: 0, split: bogotaMedellin, onDay } as const
  expect(suggestedPrice(trip, rates, 'freight')).toBe(4_113_905)
  expect(suggestedPrice(trip, rates, 'none')).toBe(4_113_905)
})

test.each([
  ['2020-01-01', '2025-06-01'],
  ['2025-06-01', '2025-06-01'],
  ['2026-05-31', '2025-06-01'],
  ['2026-06-01', '2026-06-01'],
  ['2030-01-01', '2026-06-01'],
])('on %s the figures are those of %s', (day, validFrom) => {
  const next = { ...editionOn(onDay), validFrom: '2026-06-01' }
  expect(editionOn(day, [editionOn(onDay), next]).validFrom).toBe(validFrom)
})
