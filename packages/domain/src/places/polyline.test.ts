/** Lines as signs, there and back. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodePolyline, encodePolyline } from './polyline.ts'

test('a compressed line is read and written as the published example says', () => {
  const line: [number, number][] = [
    [-120.2, 38.5],
    [-120.95, 40.7],
    [-126.453, 43.252],
  ]
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual(line)
  expect(encodePolyline(line, 5)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
})

test('a polyline gives back every place it was made of', () => {
  const degrees = fc.integer({ min: -18_000_000, max: 18_000_000 }).map((number) => number / 1e5)
  const places = fc.uniqueArray(fc.tuple(degrees, degrees), {
    minLength: 1,
    maxLength: 20,
    selector: ([x, y]) => `${x},${y}`,
  })
  fc.assert(
    fc.property(places, (line) => {
      expect(decodePolyline(encodePolyline(line, 5), 5)).toEqual(line)
    }),
  )
})
