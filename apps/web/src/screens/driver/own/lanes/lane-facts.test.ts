import { expect, test } from 'vitest'
import type { LaneRow } from '#features/saved-lanes/use-lane-acts.ts'
import { factsOf } from './lane-facts.ts'

const lane: LaneRow = {
  _id: 'a'.repeat(24),
  name: 'De regreso',
  state: 'active',
  origin: { code: '11001', reach: 60, name: 'Bogotá' },
  destination: null,
  typeVehicles: [],
  perKmLeast: null,
  weightMost: null,
  loads: 0,
  createdAt: '2026-11-01T12:00:00.000Z',
}

test('a lane says what narrows it and nothing else', () => {
  expect(factsOf(lane)).toEqual([
    'Desde Bogotá, a 60 km a la redonda',
    'Hacia cualquier lugar',
    'Sin cargas en los últimos 30 días',
  ])
  const narrow = {
    ...lane,
    destination: { code: '05', reach: 'department' as const, name: 'Antioquia' },
    typeVehicles: [{ _id: 'b'.repeat(24), name: 'Sencillo' }],
    perKmLeast: 3000,
    weightMost: 8000,
    loads: 1,
  }
  expect(factsOf(narrow)).toEqual([
    'Desde Bogotá, a 60 km a la redonda',
    'Hacia Antioquia, todo el departamento',
    'Sencillo',
    'Desde $3.000 por kilómetro cargado',
    'Hasta 8.000 kg',
    '1 carga en los últimos 30 días',
  ])
})
