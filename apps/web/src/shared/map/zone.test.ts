import { greatCircleKm } from '@arriero/domain/places/geography'
import { expect, test } from 'vitest'
import { placeInWords, ringAround, ringOf } from './zone.ts'

const riohacha = { latitude: 11.54, longitude: -72.91, name: 'Riohacha, La Guajira' }

test('the edge of a zone is everywhere as far from its middle, in the north of the country too', () => {
  const ring = ringAround(riohacha, 4)
  for (const [longitude, latitude] of ring)
    expect(greatCircleKm(riohacha, { longitude, latitude })).toBeCloseTo(4, 1)
  expect(ring.at(-1)).toEqual(ring[0])
})

test('a place whose point is known has no zone', () => {
  expect(ringOf(riohacha)).toBeUndefined()
  expect(ringOf({ ...riohacha, zoneKm: null })).toBeUndefined()
  expect(ringOf({ ...riohacha, zoneKm: 2.5 })).toHaveLength(65)
})

test.each([
  [{ ...riohacha, zoneKm: 2.5 }, 'zona de Riohacha, La Guajira'],
  [
    { ...riohacha, name: 'Calle 15 # 7-20, Riohacha, La Guajira', zoneKm: 2.5 },
    'Calle 15 # 7-20, Riohacha, La Guajira (zona de Riohacha, La Guajira)',
  ],
  [{ ...riohacha, zoneKm: null }, 'Riohacha, La Guajira'],
])('a place is told as exactly as it is known: %o', (place, words) => {
  expect(placeInWords(place)).toBe(words)
})
