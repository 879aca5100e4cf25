import { expect, test } from 'vitest'
import { deviceOf, wayHref, type Device, type MapApp } from './map-app.ts'

const place = { latitude: 4.6, longitude: -74.1, name: 'Calle 13 # 82-20' }
const google = 'https://www.google.com/maps/dir/?api=1&destination=4.6%2C-74.1&travelmode=driving'
const waze = 'https://waze.com/ul?ll=4.6%2C-74.1&navigate=yes'

test.each<[MapApp, Device, string]>([
  ['phone', 'android', 'geo:4.6,-74.1?q=4.6,-74.1(Calle%2013%20%23%2082-20)'],
  ['phone', 'apple', 'https://maps.apple.com/?daddr=4.6,-74.1'],
  ['phone', 'other', google],
  ['google', 'android', google],
  ['google', 'apple', google],
  ['waze', 'android', waze],
  ['waze', 'apple', waze],
])('the way to a place opens in %s on %s', (app, device, href) => {
  expect(wayHref(place, { app, device })).toBe(href)
})

test('a phone is known by its user agent, and a computer has no app of maps', () => {
  expect(deviceOf('Mozilla/5.0 (Linux; Android 14; moto g24) Chrome/140.0 Mobile Safari/537.36')).toBe(
    'android',
  )
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)')).toBe('apple')
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36')).toBe('other')
})
