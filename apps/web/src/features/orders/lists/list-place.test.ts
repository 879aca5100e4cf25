import { expect, test } from 'vitest'
import { readListPlace } from './list-place.ts'

const orderId = '65f0c2a19b3e4d7a8c1f2e3d'
const views = { fotos: 'photos', mapa: 'map' } as const

test.each([
  ['', 'list'],
  [orderId, { orderId, view: 'detail' }],
  [`${orderId}/fotos`, { orderId, view: 'photos' }],
  [`${orderId}/mapa/`, { orderId, view: 'map' }],
])('«%s» is an address of the list', (rest, place) => {
  expect(readListPlace(rest, views)).toEqual(place)
})

test.each(['abc', `${orderId}/asignar`, `${orderId}/toString`, `${orderId}/fotos/1`])(
  'there is nothing at %s',
  (rest) => {
    expect(readListPlace(rest, views)).toBeUndefined()
  },
)
