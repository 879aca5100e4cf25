import { describe, expect, test } from 'vitest'
import {
  assignmentGates,
  driverGates,
  driverStanding,
  fitsOrder,
  isWaivable,
  tripStartGates,
  vehicleGates,
  vehicleStanding,
  waivableGates,
  type AssignmentFacts,
  type DriverFacts,
  type OrderNeeds,
  type VehicleFacts,
} from './assignment-gates.ts'
import type { Paper } from '../papers/credentials.ts'
import { errorCodes, type ErrorCode } from '../errors/errors.ts'

const paper = (kind: Paper['kind']): Paper => ({ kind, expiresOn: '2026-03-11', isValidated: true })
const driver: DriverFacts = {
  carrierId: 'carrier',
  isActive: true,
  isBusy: false,
  isRestShort: false,
  licence: { ...paper('licence'), category: 'C2' },
}
const vehicle: VehicleFacts = {
  carrierId: 'carrier',
  isActive: true,
  isBusy: false,
  type: 'singleTruck',
  bodyWork: 'stake',
  capacityKg: 9_000,
  cargoTypes: ['general'],
  cargoPapersEndOn: [],
  lacking: [],
  service: 'public',
  registeredOn: '2020-01-01',
  soat: paper('soat'),
  inspection: paper('inspection'),
}
const order: OrderNeeds = {
  carrierId: 'carrier',
  cargoType: 'general',
  vehicleType: 'singleTruck',
  bodyWorks: ['stake', 'dump'],
  weightKg: 9_000,
  plannedEndAt: new Date('2026-03-12T04:59:59Z'),
  originCode: '11001',
  destinationCode: '05001',
}

type Changes = { driver?: Partial<DriverFacts>; vehicle?: Partial<VehicleFacts>; order?: Partial<OrderNeeds> }
const facts = (changes: Changes = {}, more: Partial<AssignmentFacts> = {}): AssignmentFacts => ({
  driver: { ...driver, ...changes.driver },
  vehicle: { ...vehicle, ...changes.vehicle },
  order: { ...order, ...changes.order },
  largerConfirmed: false,
  waived: [],
  ...more,
})

const unseen = { isValidated: false }
const past = { expiresOn: '2026-03-10' }

const refusals: [string, Changes, ErrorCode][] = [
  ['the driver of another carrier', { driver: { carrierId: 'other' } }, 'driver.not_yours'],
  ['the vehicle of another carrier', { vehicle: { carrierId: 'other' } }, 'vehicle.not_yours'],
  ['an inactive driver', { driver: { isActive: false } }, 'driver.inactive'],
  ['an inactive vehicle', { vehicle: { isActive: false } }, 'vehicle.inactive'],
  ['a driver on another service', { driver: { isBusy: true } }, 'driver.busy'],
  ['a vehicle on another service', { vehicle: { isBusy: true } }, 'vehicle.busy'],
  ['a driver who would not have rested', { driver: { isRestShort: true } }, 'driver.rest_short'],
  ['cargo the vehicle may not carry', { vehicle: { cargoTypes: ['bulk'] } }, 'vehicle.cargo_not_permitted'],
  [
    'cargo whose paper ends before the planned end',
    { vehicle: { cargoPapersEndOn: ['2026-12-31', '2026-03-10'] } },
    'vehicle.cargo_paper_expired',
  ],
  [
    'a SOAT run out whose newer version staff has not seen',
    { vehicle: { soat: { ...paper('soat'), ...past, renewal: { expiresOn: '2027-03-10' } } } },
    'soat.not_validated',
  ],
  ['a kilogram too much', { vehicle: { capacityKg: 8_999 } }, 'vehicle.capacity_too_small'],
  ['another body', { vehicle: { bodyWork: 'tank' } }, 'vehicle.body_differs'],
  ['a smaller type', { vehicle: { type: 'turboTruck' } }, 'vehicle.type_too_small'],
  [
    'a larger type not confirmed',
    { vehicle: { type: 'doubleAxleTruck' } },
    'vehicle.larger_needs_confirmation',
  ],
  [
    'a vehicle of which nobody said its service',
    { vehicle: { lacking: ['service'], service: null } },
    'vehicle.service_missing',
  ],
  [
    'a trailer without its plate',
    { vehicle: { lacking: ['trailerPlate'] } },
    'vehicle.trailer_plate_missing',
  ],
  ['a yellow plate out of town', { vehicle: { service: 'private' } }, 'vehicle.yellow_plate_outside_town'],
  ['no SOAT', { vehicle: { soat: undefined } }, 'soat.missing'],
  [
    'a SOAT that ends before the planned end',
    { vehicle: { soat: { ...paper('soat'), ...past } } },
    'soat.expired',
  ],
  ['a SOAT staff has not seen', { vehicle: { soat: { ...paper('soat'), ...unseen } } }, 'soat.not_validated'],
  ['no inspection', { vehicle: { inspection: undefined } }, 'inspection.missing'],
  [
    'an inspection run out',
    { vehicle: { inspection: { ...paper('inspection'), ...past } } },
    'inspection.expired',
  ],
  [
    'an inspection not seen',
    { vehicle: { inspection: { ...paper('inspection'), ...unseen } } },
    'inspection.not_validated',
  ],
  ['no licence', { driver: { licence: undefined } }, 'licence.missing'],
  [
    'a licence run out',
    { driver: { licence: { ...paper('licence'), ...past, category: 'C2' } } },
    'licence.expired',
  ],
  [
    'a licence not seen',
    { driver: { licence: { ...paper('licence'), ...unseen, category: 'C2' } } },
    'licence.not_validated',
  ],
  [
    'a licence for less',
    { driver: { licence: { ...paper('licence'), category: 'C1' } } },
    'licence.category_too_low',
  ],
]

test('a driver and a vehicle that fit are assigned', () => {
  expect(assignmentGates(facts())).toEqual([])
})

test.each(refusals)('%s is refused, and nothing else is', (_, changes, code) => {
  expect(assignmentGates(facts(changes))).toEqual([code])
})

test.each(refusals)('of the driver alone %s is told as of both', (_, changes, code) => {
  const isOfDriver = Object.keys(changes).join() === 'driver'
  const isOfBoth = /not_yours|category_too_low/.test(code)
  expect(driverGates(facts(changes))).toEqual(isOfDriver && !isOfBoth ? [code] : [])
  expect(driverGates(facts(changes, { waived: [code] }))).toEqual(
    isOfDriver && !isOfBoth && !isWaivable(code) ? [code] : [],
  )
})

test('what keeps somebody from every service is told without one, by the day it would end', () => {
  expect(vehicleStanding(vehicle, '2026-03-11')).toEqual([])
  expect(vehicleStanding({ ...vehicle, isActive: false, lacking: ['service'] }, '2026-03-12')).toEqual([
    'vehicle.inactive',
    'vehicle.service_missing',
    'soat.expired',
    'inspection.expired',
  ])
  expect(driverStanding(driver, '2026-03-11')).toEqual([])
  expect(driverStanding({ isActive: false, licence: undefined }, '2026-03-11')).toEqual([
    'driver.inactive',
    'licence.missing',
  ])
})

test('all reasons are told, ownership first', () => {
  expect(
    assignmentGates(
      facts({
        driver: { carrierId: 'other', licence: undefined },
        vehicle: { capacityKg: 1, soat: undefined, isBusy: true },
      }),
    ),
  ).toEqual([
    'driver.not_yours',
    'vehicle.busy',
    'vehicle.capacity_too_small',
    'soat.missing',
    'licence.missing',
  ])
})

describe('it does go ahead', () => {
  test.each<[string, Changes]>([
    ['with any body where none was asked', { order: { bodyWorks: null }, vehicle: { bodyWork: 'tank' } }],
    ['without a weight', { order: { weightKg: null }, vehicle: { capacityKg: 1 } }],
    [
      'with a yellow plate inside one town',
      { order: { destinationCode: '11001' }, vehicle: { service: 'private' } },
    ],
    [
      'without inspection the day before it is due',
      { vehicle: { inspection: undefined, registeredOn: '2024-03-12' } },
    ],
    [
      'with a private truck of four years without inspection, in town',
      {
        order: { destinationCode: '11001' },
        vehicle: { inspection: undefined, registeredOn: '2022-01-01', service: 'private' },
      },
    ],
    ['with a higher licence', { driver: { licence: { ...paper('licence'), category: 'C3' } } }],
  ])('%s', (_, changes) => {
    expect(assignmentGates(facts(changes))).toEqual([])
  })

  test('with a larger type of the same body, once confirmed', () => {
    expect(
      assignmentGates(facts({ vehicle: { type: 'doubleAxleTruck' } }, { largerConfirmed: true })),
    ).toEqual([])
  })
})

test('a truck that comes of age on the last day of the trip needs its inspection', () => {
  expect(assignmentGates(facts({ vehicle: { inspection: undefined, registeredOn: '2024-03-11' } }))).toEqual([
    'inspection.missing',
  ])
})

test('the planned end counts by its Bogotá day', () => {
  const nextDay = { order: { plannedEndAt: new Date('2026-03-12T05:00:00Z') } }
  expect(assignmentGates(facts(nextDay))).toEqual(['soat.expired', 'inspection.expired', 'licence.expired'])
})

describe('a waiver', () => {
  test.each(refusals)('for %s helps only where the gate is one that may be waived', (_, changes, code) => {
    const isLifted = assignmentGates(facts(changes, { waived: [code] })).length === 0
    expect(isLifted).toBe(isWaivable(code))
  })

  test('lifts its own gate and no other', () => {
    const changes = { vehicle: { capacityKg: 1, cargoTypes: [] } }
    expect(assignmentGates(facts(changes, { waived: ['vehicle.capacity_too_small'] }))).toEqual([
      'vehicle.cargo_not_permitted',
    ])
  })

  test('is never for ownership, activity, overlap, or an expired or missing paper', () => {
    const never = errorCodes.filter((code) => /not_yours|inactive|busy|expired|missing/.test(code))
    expect(never.length).toBeGreaterThan(10)
    expect(never.filter(isWaivable)).toEqual([])
    expect(waivableGates).toHaveLength(7)
  })
})

describe('when the trip starts', () => {
  test('papers are looked at by the day of the start', () => {
    expect(tripStartGates(driver, vehicle, new Date('2026-03-12T04:59:59Z'))).toEqual([])
    expect(tripStartGates(driver, vehicle, new Date('2026-03-12T05:00:00Z'))).toEqual([
      'soat.expired',
      'inspection.expired',
      'licence.expired',
    ])
  })

  test('a paper that vanished stops it, one not yet validated no longer does', () => {
    const changed = { ...vehicle, soat: undefined, inspection: { ...paper('inspection'), ...unseen } }
    expect(tripStartGates(driver, changed, new Date('2026-03-11T12:00:00Z'))).toEqual(['soat.missing'])
  })
})

test('on the road a newer version that waits does not cover for a paper that has run out', () => {
  const soat = { ...paper('soat'), ...past, renewal: { expiresOn: '2027-03-10' } }
  expect(tripStartGates(driver, { ...vehicle, soat }, new Date('2026-03-11T12:00:00Z'))).toEqual([
    'soat.expired',
  ])
})

describe('a vehicle lets its carrier offer', () => {
  test.each<[string, Partial<VehicleFacts>, boolean]>([
    ['as it was asked for', {}, true],
    ['with another body that will do', { bodyWork: 'dump' }, true],
    ['unless it is larger', { type: 'tractor3S3' }, false],
    ['unless it is smaller', { type: 'turboTruck' }, false],
    ['unless it is inactive', { isActive: false }, false],
    ['unless its cargo is another', { cargoTypes: [] }, false],
    ['unless its body is another', { bodyWork: 'tank' }, false],
  ])('%s', (_, change, expected) => {
    expect(fitsOrder({ ...vehicle, ...change }, order)).toBe(expected)
  })
})

test('the list of vehicles says what the assignment would say of each, and nothing of the driver', () => {
  const cases: Partial<VehicleFacts>[] = [
    {},
    { isActive: false },
    { isBusy: true },
    { cargoTypes: [] },
    { capacityKg: 8_999 },
    { bodyWork: 'tank' },
    { type: 'pickup' },
    { service: 'private' },
    { soat: undefined },
    { inspection: { ...paper('inspection'), ...unseen } },
  ]
  for (const change of cases) {
    const asked = facts({ vehicle: change })
    expect(vehicleGates(asked)).toEqual(assignmentGates(asked))
    expect(vehicleGates(facts({ vehicle: change, driver: { isBusy: true } }))).toEqual(vehicleGates(asked))
  }
})

test('a larger vehicle can be chosen, since its carrier is asked then; a waived gate does not close the list', () => {
  expect(vehicleGates(facts({ vehicle: { type: 'doubleAxleTruck' } }))).toEqual([])
  const waived = facts({ vehicle: { capacityKg: 1 } }, { waived: ['vehicle.capacity_too_small'] })
  expect(vehicleGates(waived)).toEqual([])
})
