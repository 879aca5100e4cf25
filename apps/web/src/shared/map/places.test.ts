import { expect, test } from 'vitest'
import { boundsOf, defaultView, openingCentre, toLngLat } from './places.ts'

const bogota = { latitude: 4.65, longitude: -74.1 }
const cartagena = { latitude: 10.39, longitude: -75.51 }

test('the map frames every point of the trip', () => {
  expect(boundsOf([bogota, cartagena])).toEqual([
    [-75.51, 4.65],
    [-74.1, 10.39],
  ])
})

test('a map without points has no frame', () => {
  expect(boundsOf([])).toBeUndefined()
})

test('the map takes longitude first', () => {
  expect(toLngLat(bogota)).toEqual([-74.1, 4.65])
})

test('the map opens over Bogotá, and nearer where the driver is known', () => {
  expect(defaultView).toEqual({ latitude: 4.65, longitude: -74.1, zoom: 10, knownTruckZoom: 17 })
  expect(openingCentre(true)).toEqual({ latitude: 4.65, longitude: -74.1 })
  expect(openingCentre(false)).toEqual({ latitude: 4.68, longitude: -74.1 })
})
