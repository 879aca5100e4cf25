import { expect, test } from 'vitest'
import { neighboursOf, seatOf } from './walk.ts'

const ids = ['a', 'b', 'c']

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
])('%s of a list stands between its neighbours', (id, previous, next) => {
  expect(neighboursOf(ids, id, undefined)).toEqual({ previous, next })
})

test('what an act took out of the list goes on to what has moved up to its place', () => {
  expect(neighboursOf(['a', 'c'], 'b', seatOf(ids, 'b'))).toEqual({ previous: 'a', next: 'c' })
  expect(neighboursOf(['a', 'b'], 'c', seatOf(ids, 'c'))).toEqual({ previous: 'b', next: undefined })
  expect(neighboursOf([], 'c', seatOf(ids, 'c'))).toEqual({ previous: undefined, next: undefined })
})

test('a service that the list has never shown has no neighbours in it', () => {
  expect(neighboursOf(ids, 'x', undefined)).toEqual({ previous: undefined, next: undefined })
  expect(neighboursOf(ids, 'x', seatOf(ids, 'b'))).toEqual({ previous: undefined, next: undefined })
})
