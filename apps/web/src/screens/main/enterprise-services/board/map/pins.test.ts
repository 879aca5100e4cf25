import { expect, test } from 'vitest'
import type { BoardRow } from '../board-row.ts'
import { nextOf, pinsOf } from './pins.ts'

const row = (_id: string, latitude: number, longitude: number) =>
  ({ _id, board: { origin: { latitude, longitude } } }) as BoardRow

test('loads of one point are one pin, in the order of the list', () => {
  const pins = pinsOf([row('a', 4.65, -74.1), row('b', 6.25, -75.57), row('c', 4.65, -74.1)])
  expect(pins.map(({ rows }) => rows.map(({ _id }) => _id))).toEqual([['a', 'c'], ['b']])
  expect(pins[1]).toMatchObject({ latitude: 6.25, longitude: -75.57 })
  expect(pinsOf([])).toEqual([])
})

test('a pin of several shows one after the other, and begins anew', () => {
  const [pin] = pinsOf([row('a', 4.65, -74.1), row('c', 4.65, -74.1)])
  if (!pin) throw new Error('no pin')
  expect(nextOf(pin, undefined)).toBe('a')
  expect(nextOf(pin, 'a')).toBe('c')
  expect(nextOf(pin, 'c')).toBe('a')
})
