import { expect, test } from 'vitest'
import { laneLike, laneOfFilters } from './lane-of-filters.ts'

const none = { origin: null, destination: null, typeVehicleIds: [], perKmLeast: null, weightMost: null }

test('what a board is narrowed by becomes a lane; what is of today does not', () => {
  expect(
    laneOfFilters({
      originCode: ['11001'],
      destinationCode: ['05001'],
      destinationKm: ['120'],
      typeVehicle: ['a', 'b'],
      perKmLeast: ['3000'],
      weightMost: ['9000'],
      emptyKmMost: ['100'],
      reservedFrom: ['2026-11-24'],
      vehicleId: ['c'],
    }),
  ).toEqual({
    origin: { code: '11001', reach: 60 },
    destination: { code: '05001', reach: 120 },
    typeVehicleIds: ['a', 'b'],
    perKmLeast: 3_000,
    weightMost: 9_000,
  })
})

test('what is no number narrows nothing, and no circle is wider than a lane may be', () => {
  expect(laneOfFilters({ originKm: ['60'], perKmLeast: ['mucho'], weightMost: ['0'] })).toEqual(none)
  expect(laneOfFilters({ originCode: ['11001'], originKm: ['1000'] }).origin).toEqual({
    code: '11001',
    reach: 250,
  })
})

test('a load makes a lane between its towns, as far around each as the board looks', () => {
  expect(laneLike('68547', '68307')).toEqual({
    origin: { code: '68547', reach: 60 },
    destination: { code: '68307', reach: 60 },
    typeVehicleIds: [],
    perKmLeast: null,
    weightMost: null,
  })
})
