import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isOfLane,
  keysOfEnd,
  keysOfPlace,
  laneDenial,
  reachMostKm,
  type LaneAsked,
  type LaneEnd,
  type LaneLoad,
} from './saved-lanes.ts'

const bogota = { latitude: 4.65, longitude: -74.1 }
const soacha = { latitude: 4.58, longitude: -74.22 }
const medellin = { latitude: 6.25, longitude: -75.57 }
const towns: Readonly<Record<string, typeof bogota>> = { '11001': bogota, '25754': soacha, '05001': medellin }
const townAt = (code: string) => towns[code]

const load: LaneLoad = {
  vehicleTypeId: 'single',
  weightKg: 7_000,
  origin: soacha,
  originCode: '25754',
  destination: medellin,
  destinationCode: '05001',
  km: 400,
  earningsPesos: 2_000_000,
}
const lane: LaneAsked = {
  origin: { code: '11001', reach: 60 },
  destination: null,
  vehicleTypeIds: [],
  perKmLeast: null,
  weightMostKg: null,
}
const takes = (more: Partial<LaneAsked>, of: Partial<LaneLoad> = {}) =>
  isOfLane({ ...lane, ...more }, { ...load, ...of }, townAt)

describe('a lane waits for', () => {
  test.each<[string, Partial<LaneAsked>, boolean]>([
    ['what begins within its circle', {}, true],
    ['not what begins beyond it', { origin: { code: '11001', reach: 5 } }, false],
    ['of a town alone, that town', { origin: { code: '25754', reach: 0 } }, true],
    ['and not its neighbour', { origin: { code: '11001', reach: 0 } }, false],
    ['of a department, all of it', { origin: { code: '25001', reach: 'department' } }, true],
    ['and not the next', { origin: { code: '11001', reach: 'department' } }, false],
    ['what also ends where it should', { destination: { code: '05001', reach: 20 } }, true],
    ['not what ends elsewhere', { destination: { code: '11001', reach: 20 } }, false],
    ['one of its types', { vehicleTypeIds: ['tractor', 'single'] }, true],
    ['no other', { vehicleTypeIds: ['tractor'] }, false],
    ['what weighs no more than that', { weightMostKg: 7_000 }, true],
    ['not what is heavier', { weightMostKg: 6_999 }, false],
    ['what earns that much a kilometre', { perKmLeast: 5_000 }, true],
    ['not what earns less', { perKmLeast: 5_001 }, false],
  ])('%s', (_, more, isWanted) => {
    expect(takes(more)).toBe(isWanted)
  })

  test('a price where it asks for one', () => {
    expect(takes({ perKmLeast: 1 }, { earningsPesos: null })).toBe(false)
    expect(takes({}, { earningsPesos: null })).toBe(true)
  })
})

test('a lane without any place would tell of everything', () => {
  expect(laneDenial({ origin: null, destination: null })).toBe('lane.matches_everything')
  expect(laneDenial({ origin: lane.origin, destination: null })).toBeUndefined()
  expect(laneDenial({ origin: null, destination: lane.origin })).toBeUndefined()
})

const inColombia = fc.record({
  latitude: fc.double({ min: -4.2, max: 13, noNaN: true }),
  longitude: fc.double({ min: -79, max: -66.9, noNaN: true }),
})
const reach = fc.oneof(fc.constant<LaneEnd['reach']>('department'), fc.integer({ min: 0, max: reachMostKm }))
const code = fc.constantFrom('11001', '25754', '05001', '05002')

test('whatever a lane waits for has one of its keys', () => {
  fc.assert(
    fc.property(inColombia, inColombia, code, code, reach, (town, point, own, other, far) => {
      const end: LaneEnd = { code: own, reach: far }
      const of = { ...load, origin: point, originCode: other }
      const keys = new Set(keysOfEnd(end, town))
      if (isOfLane({ ...lane, origin: end }, of, () => town))
        expect(keysOfPlace(other, point).some((key) => keys.has(key))).toBe(true)
      expect(keys.size).toBeLessThanOrEqual(150)
    }),
  )
})

test('a lane from anywhere is found by every load', () => {
  expect(keysOfPlace('11001', bogota)).toContain(keysOfEnd(null, undefined)[0])
})
