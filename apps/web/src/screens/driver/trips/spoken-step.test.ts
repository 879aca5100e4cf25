import { expect, test } from 'vitest'
import { nextStep } from '#features/tracking/trip/trip-steps.ts'
import { noStamps, tripOfTest } from '#features/tracking/trip/trip.fixture.ts'
import { spokenStep } from './spoken-step.ts'

const at = '2026-01-12T13:00:00.000Z'
const place = tripOfTest().origin
const places = {
  origin: { ...place, name: 'Calle 13 # 82-20, Bogotá' },
  destination: { ...place, name: 'Carrera 5 # 11-30, Facatativá' },
}
const said = (change: Parameters<typeof tripOfTest>[0]) => {
  const trip = tripOfTest({ ...places, ...change })
  return spokenStep(trip, nextStep(trip))
}

test('before the loading the ear is told of the place of loading, its number in words', () => {
  expect(said({})).toBe('Sigue. ¿Ya sale hacia el punto de cargue? Calle 13 número 82-20, Bogotá.')
})

test('on the road it is told of the delivery', () => {
  expect(said({ status: 'running', isInPosition: true })).toBe(
    'Sigue. ¿Ya llegó al destino? Carrera 5 número 11-30, Facatativá.',
  )
})

test('papers have no place, and what is over is said to be over', () => {
  expect(said({ isInPosition: true, stamps: { ...noStamps, loadingStart: at } })).toBe(
    'Sigue. Tome una foto del documento de soporte.',
  )
  expect(said({ status: 'finished' })).toBe('Entrega finalizada.')
  expect(said({ isPaid: false })).toBe('Esperando el pago.')
})
