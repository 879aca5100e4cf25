import { expect, test } from 'vitest'
import { readModalPlace } from './use-modal-address.ts'

test.each([
  ['', { kind: 'list' }],
  ['nueva', { kind: 'new' }],
  ['nueva/', { kind: 'new' }],
  ['0123456789abcdef01234567', { kind: 'row', id: '0123456789abcdef01234567' }],
  ['otra', { kind: 'unknown' }],
  ['0123456789abcdef01234567/mas', { kind: 'unknown' }],
])('«%s» leads to %o', (rest, place) => {
  expect(readModalPlace(rest)).toEqual(place)
})
