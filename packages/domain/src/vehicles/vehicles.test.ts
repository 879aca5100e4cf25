import { describe, expect, test } from 'vitest'
import {
  isAtLeast,
  isVehicleTypeKey,
  licenceCovers,
  requiresTrailerPlate,
  vehicleTypeKeys,
  vehicleTypes,
  type LicenceCategory,
  type VehicleService,
  type VehicleTypeKey,
} from './vehicles.ts'

test('the portfolio is the specification’s, in its order', () => {
  expect(vehicleTypeKeys).toEqual([
    'pickup',
    'simpleVan',
    'van',
    'turboVan',
    'turboTruck',
    'singleTruck',
    'doubleAxleTruck',
    'miniTractor2S1',
    'miniTractor2S2',
    'miniTractor2S3',
    'tractor3S1',
    'tractor3S2',
    'tractor3S3',
  ])
})

test.each<[VehicleTypeKey, string]>([
  ['pickup', 'C2-8'],
  ['simpleVan', 'C2-8'],
  ['van', 'C2-8'],
  ['miniTractor2S1', '2S2'],
  ['tractor3S1', '3S2'],
])('%s has no figures of its own and is priced as the nearest, %s', (key, nearest) => {
  expect(vehicleTypes[key].tariff).toBe(nearest)
  expect(vehicleTypes[key].tariff).not.toBe(vehicleTypes[key].axleConfiguration)
})

test('every other type is priced by its own configuration', () => {
  const own = vehicleTypeKeys.filter(
    (key) => vehicleTypes[key].tariff === vehicleTypes[key].axleConfiguration,
  )
  expect(own).toHaveLength(8)
})

test.each(vehicleTypeKeys)('%s asks for a trailer plate exactly when its licence is C3', (key) => {
  expect(requiresTrailerPlate(key)).toBe(vehicleTypes[key].licence === 'C3')
  expect(requiresTrailerPlate(key)).toBe(/S\d$/.test(key))
})

describe('a type is at least another', () => {
  test.each<[VehicleTypeKey, VehicleTypeKey, boolean]>([
    ['turboTruck', 'turboTruck', true],
    ['turboTruck', 'turboVan', true],
    ['turboVan', 'turboTruck', false],
    ['singleTruck', 'turboTruck', true],
    ['doubleAxleTruck', 'miniTractor2S1', false],
    ['tractor3S1', 'miniTractor2S2', false],
    ['tractor3S3', 'pickup', true],
    ['pickup', 'tractor3S3', false],
  ])('%s for %s: %s', (type, wanted, expected) => {
    expect(isAtLeast(type, wanted)).toBe(expected)
  })

  test('any two types can be compared, and only equal ones both ways', () => {
    for (const first of vehicleTypeKeys) {
      for (const second of vehicleTypeKeys) {
        const both = isAtLeast(first, second) && isAtLeast(second, first)
        expect(isAtLeast(first, second) || isAtLeast(second, first)).toBe(true)
        expect(both).toBe(first === second)
      }
    }
  })
})

describe('a licence', () => {
  test.each<[LicenceCategory, VehicleTypeKey, VehicleService, boolean]>([
    ['C1', 'pickup', 'public', true],
    ['C1', 'turboVan', 'public', false],
    ['C2', 'pickup', 'public', true],
    ['C2', 'doubleAxleTruck', 'public', true],
    ['C2', 'miniTractor2S1', 'public', false],
    ['C3', 'tractor3S3', 'public', true],
    ['C3', 'pickup', 'public', true],
    ['C3', 'tractor3S3', 'private', true],
    ['B3', 'tractor3S3', 'public', false],
    ['B3', 'pickup', 'public', false],
    ['B3', 'tractor3S3', 'private', true],
    ['B1', 'singleTruck', 'private', false],
  ])('%s drives a %s in %s service: %s', (...[category, type, service, expected]) => {
    expect(licenceCovers(category, type, service)).toBe(expected)
  })
})

test('names every object has are no vehicle types', () => {
  expect(isVehicleTypeKey('turboVan')).toBe(true)
  expect(isVehicleTypeKey('toString')).toBe(false)
})
