import { expect, test } from 'vitest'
import { vehicleWords, type VehicleCard } from './vehicle-words.ts'

const truck: VehicleCard = {
  _id: '65f0c2a19b3e4d7a8c1f2e3d',
  licensePlate: 'SXC481',
  trailerPlate: null,
  brand: 'Hino',
  model: '2022',
  bodyWork: { _id: '65f0c2a19b3e4d7a8c1f2e3e', name: 'Estacas' },
  _idTypeVehicle: { id: '65f0c2a19b3e4d7a8c1f2e3f', name: 'Camión sencillo' },
  loadingCapacity: '9000 Kg',
  loadingCapacityKg: 9000,
  service: 'publico',
  registeredOn: '2022-03-01',
  lacking: [],
  papers: 'valid',
  isActive: true,
  images: [],
  permissions: [],
  createdAt: '2026-01-12T13:00:00Z',
}

test('a vehicle is told by type, body and capacity', () => {
  expect(vehicleWords(truck)).toEqual(['Camión sencillo', 'Estacas', '9 tn'])
})

test('an articulated vehicle names its trailer', () => {
  expect(vehicleWords({ ...truck, trailerPlate: 'R48213' })).toContain('Remolque R48213')
})

test('an inactive vehicle says so', () => {
  expect(vehicleWords({ ...truck, isActive: false }).at(-1)).toBe('Inactivo')
})

test('papers that are not in order are said', () => {
  expect(vehicleWords({ ...truck, papers: 'expired' })).toContain('Documentos vencidos')
})
