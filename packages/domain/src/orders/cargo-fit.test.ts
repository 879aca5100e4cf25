import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitDenial, isUnusuallyHeavy, payloadMostKg, smallestFor, type CargoLoad } from './cargo-fit.ts'
import { vehicleTypeKeys, vehicleTypes, type VehicleTypeKey } from '../vehicles/vehicles.ts'

const load = (more: CargoLoad): CargoLoad => ({ highCm: 220, widthCm: 240, weightKg: 1000, ...more })

test.each<[string, VehicleTypeKey, CargoLoad, string, VehicleTypeKey | undefined]>([
  [
    'thirty tonnes on a single truck',
    'singleTruck',
    { weightKg: 30_000 },
    'vehicle.type_too_weak',
    'tractor3S2',
  ],
  ['ten tonnes and a bit', 'singleTruck', { weightKg: 10_001 }, 'vehicle.type_too_weak', 'doubleAxleTruck'],
  ['a tonne on a pickup', 'pickup', { weightKg: 1000 }, 'vehicle.type_too_weak', 'simpleVan'],
  ['fifty cubic metres', 'singleTruck', { volumeM3: 50 }, 'vehicle.type_without_room', 'doubleAxleTruck'],
  [
    'a cargo that its measures make as large',
    'van',
    { depthCm: 300 },
    'vehicle.type_without_room',
    'turboVan',
  ],
  [
    'eight metres of pipe',
    'singleTruck',
    { depthCm: 800, highCm: 50 },
    'vehicle.type_too_narrow',
    'doubleAxleTruck',
  ],
  [
    'eight metres on something smaller',
    'pickup',
    { depthCm: 800, weightKg: 10, highCm: 1, widthCm: 1 },
    'vehicle.type_too_narrow',
    'doubleAxleTruck',
  ],
  [
    'frozen goods higher than the box',
    'singleTruck',
    { kind: 'refrigerated', highCm: 280 },
    'vehicle.type_too_narrow',
    'doubleAxleTruck',
  ],
  ['thirty-six tonnes on anything', 'tractor3S3', { weightKg: 36_000 }, 'cargo.too_heavy', undefined],
  ['a hundred cubic metres', 'tractor3S3', { volumeM3: 100 }, 'cargo.too_voluminous', undefined],
  ['what is wider than the road', 'tractor3S3', { widthCm: 261 }, 'cargo.too_large', undefined],
  ['what is higher than the bridges', 'tractor3S3', { highCm: 441 }, 'cargo.too_large', undefined],
  ['what is longer than the law', 'tractor3S3', { depthCm: 1851, highCm: 10 }, 'cargo.too_large', undefined],
])('%s is refused, and the smallest that carries it is named', (...[, type, more, code, smallest]) => {
  expect(fitDenial(type, load(more))).toEqual({ code, smallest })
})

test.each<[string, VehicleTypeKey, CargoLoad]>([
  ['seven tonnes on a single truck', 'singleTruck', { weightKg: 7000 }],
  ['nine and a half, which some carry', 'singleTruck', { weightKg: 9500 }],
  ['a box as long as the truck', 'singleTruck', { depthCm: 720, highCm: 240, widthCm: 240 }],
  ['an open load higher than a box', 'singleTruck', { highCm: 300 }],
  ['a special cargo wider than the road', 'tractor3S2', { kind: 'special', widthCm: 400 }],
  ['a cargo of which nothing more is known', 'pickup', { weightKg: 500, highCm: 100, widthCm: 100 }],
])('%s is taken', (_what, type, more) => {
  expect(fitDenial(type, load(more))).toBeUndefined()
})

test('more than usual is told, not refused', () => {
  expect(isUnusuallyHeavy('singleTruck', { weightKg: 9500 })).toBe(true)
  expect(isUnusuallyHeavy('singleTruck', { weightKg: 9000 })).toBe(false)
  expect(smallestFor({ weightKg: 9500 })).toBe('doubleAxleTruck')
  expect(smallestFor({ weightKg: 34_500 })).toBe('tractor3S3')
})

const loads = fc.record({
  weightKg: fc.integer({ min: 1, max: 40_000 }),
  highCm: fc.integer({ min: 1, max: 500 }),
  widthCm: fc.integer({ min: 1, max: 300 }),
  depthCm: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: undefined }),
  volumeM3: fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined }),
})

test('the type that is named carries it, and none smaller does', () => {
  fc.assert(
    fc.property(loads, fc.constantFrom(...vehicleTypeKeys), (asked, type) => {
      const denial = fitDenial(type, asked)
      const smallest = smallestFor(asked)
      if (denial) expect(denial.smallest).toBe(smallest)
      if (smallest === undefined) expect(denial?.code).toMatch(/^cargo\./)
      else expect(fitDenial(smallest, asked)).toBeUndefined()
    }),
  )
})

test('no type is refused what it usually carries', () => {
  for (const type of vehicleTypeKeys) {
    expect(payloadMostKg(type)).toBeGreaterThanOrEqual(vehicleTypes[type].payloadHintKg)
    expect(fitDenial(type, { weightKg: vehicleTypes[type].payloadHintKg })).toBeUndefined()
  }
})
