import type { Line } from '@arriero/domain/places/geography'
import { expect, test } from 'vitest'
import { corridorTiles } from './corridor-tiles.ts'

const bogotaMedellin: Line = [
  [-74.1, 4.65],
  [-74.74, 5.2],
  [-75.58, 6.24],
]

const at = (z: number) =>
  corridorTiles(bogotaMedellin).filter(({ tile, archive }) => tile[0] === z && archive === 'tiles')

test('a trip brings its whole way from afar before any of it from near', () => {
  const zooms = corridorTiles(bogotaMedellin).map(({ tile }) => tile[0])
  expect(zooms).toEqual(zooms.toSorted((a, b) => a - b))
  expect([zooms[0], zooms.at(-1)]).toEqual([4, 11])
})

test('every tile of the way is among them, at the nearest zoom a chain without a gap', () => {
  const tiles = at(11).map(({ tile }) => tile)
  const touches = ([, x, y]: (typeof tiles)[number]) =>
    tiles.filter(([, otherX, otherY]) => Math.abs(otherX - x) <= 1 && Math.abs(otherY - y) <= 1).length
  expect(tiles.every((tile) => touches(tile) >= 3)).toBe(true)
  // Both ends, as Mercator has them.
  expect(tiles).toContainEqual([11, 602, 997])
  expect(tiles).toContainEqual([11, 594, 988])
})

test('from near both ends come before what lies between', () => {
  const tiles = at(11).map(({ tile }) => tile)
  const placeOf = ([x, y]: readonly [number, number]) =>
    tiles.findIndex(([, one, other]) => one === x && other === y)
  const [start, end, middle] = [placeOf([602, 997]), placeOf([594, 988]), placeOf([598, 994])]
  expect(Math.max(start, end)).toBeLessThan(tiles.length / 4)
  expect(middle).toBeGreaterThan(tiles.length / 2)
})

test('the corridor stays a corridor: not the box around it', () => {
  const tiles = at(11).map(({ tile }) => tile)
  const xs = tiles.map(([, x]) => x)
  const ys = tiles.map(([, , y]) => y)
  const box = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1)
  expect(tiles.length).toBeLessThan(box * 0.6)
})
