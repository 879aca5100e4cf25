import { errorTexts } from '@arriero/contract/es/errors'
import { expect, test } from 'vitest'
import { fitOf } from './fit.ts'
import type { Row } from './use-board.ts'

const row: Row = {
  _id: 'truck',
  name: 'SXC481',
  typeVehicle: 'Sencillo',
  capacityKg: 9_000,
  usual: { _id: 'driver', name: 'Pedro Ruiz' },
  standing: [],
  ends: [],
  bars: [],
}
const gates = ['driver.rest_short'] as const

test('nothing is said before the server has answered', () => {
  expect(fitOf(row, 'vehicles', undefined)).toBeUndefined()
})

test('a truck that nothing speaks against is free', () => {
  expect(fitOf(row, 'vehicles', { vehicles: [], drivers: [] })?.kind).toBe('yes')
})

test('what speaks against the row itself is told before what speaks against who went with it last', () => {
  const drivers = [{ _id: 'driver', gates: [...gates] }]
  const vehicles = [{ _id: 'truck', gates: ['vehicle.busy' as const, 'soat.expired' as const] }]
  expect(fitOf(row, 'vehicles', { vehicles, drivers })).toEqual({
    kind: 'no',
    words: `${errorTexts['vehicle.busy']} ${errorTexts['soat.expired']}`,
  })
  expect(fitOf(row, 'vehicles', { vehicles: [], drivers })).toEqual({
    kind: 'care',
    words: `Pedro Ruiz: ${errorTexts['driver.rest_short']}`,
  })
})

test('by drivers it is the other way round', () => {
  const byDriver = { ...row, _id: 'driver', name: 'Pedro Ruiz', usual: { _id: 'truck', name: 'SXC481' } }
  expect(
    fitOf(byDriver, 'drivers', { vehicles: [], drivers: [{ _id: 'driver', gates: [...gates] }] })?.kind,
  ).toBe('no')
})
