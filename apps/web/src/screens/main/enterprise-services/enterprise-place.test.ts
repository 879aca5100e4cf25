import { expect, test } from 'vitest'
import { readEnterprisePlace } from './enterprise-place.ts'

const orderId = '65f0c2a19b3e4d7a8c1f2e3d'

test.each([
  ['mis', { tab: 'mis' }],
  ['disponibles/', { tab: 'disponibles' }],
  [`mis/${orderId}`, { tab: 'mis', open: { orderId, view: 'detail' } }],
  [`mis/${orderId}/fotos`, { tab: 'mis', open: { orderId, view: 'photos' } }],
  [`mis/${orderId}/asignar`, { tab: 'mis', open: { orderId, view: 'assign' } }],
  [`mis/${orderId}/calificar`, { tab: 'mis', open: { orderId, view: 'rate' } }],
  [`disponibles/${orderId}/mapa`, { tab: 'disponibles', open: { orderId, view: 'map' } }],
  [`disponibles/${orderId}/tomar`, { tab: 'disponibles', open: { orderId, view: 'take' } }],
])('%s is an address', (rest, place) => {
  expect(readEnterprisePlace(rest)).toEqual(place)
})

test.each([
  '',
  'otros',
  'mis/abc',
  `mis/${orderId}/tomar`,
  `disponibles/${orderId}/asignar`,
  `disponibles/${orderId}/toString`,
  `mis/${orderId}/fotos/1`,
])('there is nothing at %s', (rest) => {
  expect(readEnterprisePlace(rest)).toBeUndefined()
})
