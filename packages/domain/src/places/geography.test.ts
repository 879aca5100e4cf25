import { describe, expect, test } from 'vitest'
import { alongLine, greatCircleKm, type Line } from './geography.ts'

const bogota = { latitude: 4.65, longitude: -74.1 }
const medellin = { latitude: 6.244, longitude: -75.581 }
const way: Line = [
  [-74.1, 4.65],
  [-74.8, 4.65],
  [-74.8, 5.65],
]

test('Bogotá and Medellín are 241 km apart as the crow flies', () => {
  expect(greatCircleKm(bogota, medellin)).toBeCloseTo(241.6, 0)
})

describe('a truck beside its way', () => {
  test('at the beginning has all of it ahead', () => {
    expect(alongLine(way, bogota)).toEqual({ offKm: 0, doneShare: 0 })
  })

  test('at the end has none of it ahead', () => {
    expect(alongLine(way, { latitude: 5.65, longitude: -74.8 })?.doneShare).toBeCloseTo(1, 6)
  })

  test('is as far off as the nearest point of the line', () => {
    const along = alongLine(way, { latitude: 5.15, longitude: -74.7 })
    expect(along?.offKm).toBeCloseTo(11.07, 1)
    // 77.6 km east to west, then half of 111.2 km north.
    expect(along?.doneShare).toBeCloseTo((77.5 + 55.6) / (77.5 + 111.2), 2)
  })
})

test.each([
  [[]],
  [[[-74.1, 4.65]]],
  [
    [
      [-74.1, 4.65],
      [-74.1, 4.65],
    ],
  ],
] as Line[][])('nobody stands along what is no line: %j', (line) => {
  expect(alongLine(line, bogota)).toBeUndefined()
})
