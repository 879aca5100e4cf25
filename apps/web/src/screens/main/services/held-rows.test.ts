import { expect, test } from 'vitest'
import { splitNew } from './held-rows.ts'

const rows = (...ids: string[]) => ids.map((_id) => ({ _id }))

test('a new row above those on screen waits', () => {
  expect(splitNew(rows('new', 'a', 'b'), new Set(['a', 'b']))).toEqual({
    shown: rows('a', 'b'),
    waiting: rows('new'),
  })
})

test('a row that comes up from the next page stands there at once', () => {
  expect(splitNew(rows('b', 'c'), new Set(['a', 'b']))).toEqual({ shown: rows('b', 'c'), waiting: [] })
})

test('the first row of an empty list stands there at once', () => {
  expect(splitNew(rows('new'), new Set())).toEqual({ shown: rows('new'), waiting: [] })
})

test('a row that is gone is not shown', () => {
  expect(splitNew(rows('b'), new Set(['a', 'b'])).shown).toEqual(rows('b'))
})

test('a service the person has just won stands there at once', () => {
  const seen = new Set(['a', 'b'])
  expect(splitNew(rows('won', 'new', 'a', 'b'), seen, (id) => id === 'won')).toEqual({
    shown: rows('won', 'a', 'b'),
    waiting: rows('new'),
  })
})
