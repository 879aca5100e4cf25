import { expect, test } from 'vitest'
import { readServicePlace, tabAddress } from './service-place.ts'

test.each([
  ['', { tab: 'summary', act: undefined }],
  ['dinero', { tab: 'money', act: undefined }],
  ['notas', { tab: 'notes', act: undefined }],
  ['enviado', { tab: 'sent', act: undefined }],
  ['historial/', { tab: 'history', act: undefined }],
  ['cerrar', { tab: 'summary', act: 'close' }],
  ['viaje/exceptuar', { tab: 'trip', act: 'waive' }],
])('«%s» is an address of the page', (rest, place) => {
  expect(readServicePlace(rest)).toEqual(place)
})

test.each(['nada', 'dinero/viaje', 'cerrar/dinero', 'cerrar/exceptuar', 'toString', 'dinero/cerrar/1'])(
  'there is nothing at «%s»',
  (rest) => {
    expect(readServicePlace(rest)).toBeUndefined()
  },
)

test('the first tab has the page’s own address', () => {
  expect(tabAddress('/main/servicio/1', 'summary')).toBe('/main/servicio/1')
  expect(tabAddress('/main/servicio/1', 'papers')).toBe('/main/servicio/1/papeles')
})
