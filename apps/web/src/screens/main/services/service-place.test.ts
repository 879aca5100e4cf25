import { expect, test } from 'vitest'
import { readServicePlace } from './service-place.ts'

const orderId = '65f0c2a19b3e4d7a8c1f2e3d'

test.each([
  ['', 'list'],
  [orderId, { orderId, view: 'detail' }],
  [`${orderId}/fotos`, { orderId, view: 'photos' }],
  [`${orderId}/mapa`, { orderId, view: 'map' }],
])('%s is an address of the list', (rest, place) => {
  expect(readServicePlace(rest)).toEqual(place)
})

test.each(['abc', `${orderId}/asignar`, `${orderId}/fotos/1`])('there is nothing at %s', (rest) => {
  expect(readServicePlace(rest)).toBeUndefined()
})
