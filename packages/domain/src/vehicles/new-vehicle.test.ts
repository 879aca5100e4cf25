import { describe, expect, test } from 'vitest'
import { isInspectionDue } from '../papers/credentials.ts'
import { laterFactDenials, newVehicleDenials, type TypedVehicle } from './new-vehicle.ts'

const today = '2026-03-10'
const truck: TypedVehicle = {
  type: 'singleTruck',
  licensePlate: 'SXC481',
  trailerPlate: undefined,
  model: '2022',
  capacity: '9 Tn',
  service: 'public',
  registeredOn: '2022-05-01',
}
const denials = (change: Partial<TypedVehicle>) => newVehicleDenials({ ...truck, ...change }, today)

test('a whole vehicle comes in', () => {
  expect(denials({})).toEqual({})
})

describe('it does not come in', () => {
  test.each<[string, Partial<TypedVehicle>, object]>([
    ['without a plate', { licensePlate: ' ' }, { licensePlate: 'plate.required' }],
    ['with a motorcycle’s plate', { licensePlate: 'ABC12D' }, { licensePlate: 'plate.invalid' }],
    ['with a plate of seven', { licensePlate: 'ABC1234' }, { licensePlate: 'plate.invalid' }],
    ['without a type', { type: undefined }, { type: 'vehicle.type_required' }],
    [
      'with a wrong trailer',
      { type: 'tractor3S3', trailerPlate: 'T12345' },
      { trailerPlate: 'trailer_plate.invalid' },
    ],
    ['rigid with a trailer', { trailerPlate: 'R12345' }, { trailerPlate: 'trailer_plate.not_for_type' }],
    ['without a model', { model: undefined }, { model: 'model.required' }],
    ['with a model of five figures', { model: '20222' }, { model: 'model.invalid' }],
    ['with a model of words', { model: 'dosm' }, { model: 'model.invalid' }],
    ['with a model two years ahead', { model: '2028', registeredOn: undefined }, { model: 'model.invalid' }],
    ['without a capacity', { capacity: '' }, { capacity: 'capacity.required' }],
    ['without a unit', { capacity: '9' }, { capacity: 'capacity.unit_required' }],
    ['with a unit nobody knows', { capacity: '9 lb' }, { capacity: 'measure.invalid' }],
    ['with a capacity of nothing', { capacity: '0 Tn' }, { capacity: 'capacity.too_small' }],
    ['with a capacity no truck has', { capacity: '999 Tn' }, { capacity: 'capacity.too_large' }],
    ['registered tomorrow', { registeredOn: '2026-03-11' }, { registeredOn: 'registered_on.in_future' }],
    ['registered on a day there is not', { registeredOn: '2024-02-30' }, { registeredOn: 'input.invalid' }],
    [
      'registered two years before its model',
      { registeredOn: '2020-12-31' },
      { registeredOn: 'registered_on.before_model' },
    ],
  ])('%s', (_, change, expected) => {
    expect(denials(change)).toEqual(expected)
  })
})

test('what is told later is not asked for when it comes in, and judged when it is told', () => {
  expect(denials({ type: 'tractor3S3', service: undefined, registeredOn: undefined })).toEqual({})
  const truck = { type: 'tractor3S3', model: '2022' } as const
  const told = { service: undefined, registeredOn: '2019-05-01', trailerPlate: 'T1' }
  expect(laterFactDenials(told, truck, today)).toEqual({
    registeredOn: 'registered_on.before_model',
    trailerPlate: 'trailer_plate.invalid',
  })
  const right = { service: 'public', registeredOn: '2022-05-01', trailerPlate: 'R12345' } as const
  expect(laterFactDenials(right, truck, today)).toEqual({})
  expect(laterFactDenials(right, { type: 'singleTruck', model: '2022' }, today)).toEqual({
    trailerPlate: 'trailer_plate.not_for_type',
  })
})

test('an articulated one comes in with its trailer, an old one with its old registration', () => {
  expect(denials({ type: 'tractor3S3', trailerPlate: 's-12345' })).toEqual({})
  expect(denials({ model: '1994', registeredOn: '1994-07-20' })).toEqual({})
})

test.each([
  ['2024-03-11', 'public', false],
  ['2024-03-10', 'public', true],
  ['2024-03-10', 'private', false],
  ['2021-03-10', 'private', true],
] as const)(
  'registered on %s in %s service it needs its inspection: %s',
  (registeredOn, service, expected) => {
    expect(isInspectionDue({ registeredOn, service }, today)).toBe(expected)
  },
)

test('of a vehicle of which one does not know its age the inspection is asked for', () => {
  expect(isInspectionDue({ registeredOn: null, service: 'public' }, today)).toBe(true)
  expect(isInspectionDue({ registeredOn: '2026-01-01', service: null }, today)).toBe(true)
})
