import { expect, test } from 'vitest'
import { splitNew } from './use-held-rows.ts'

const rows = (...ids: string[]) => ids.map((_id) => ({ _id }))
const split = (all: { _id: string }[], seen: string[], isOwn?: (key: string) => boolean) =>
  splitNew({ rows: all, keyOf: ({ _id }) => _id, seen: new Set(seen), isOwn })

test('a new row above those on screen waits', () => {
  expect(split(rows('new', 'a', 'b'), ['a', 'b'])).toEqual({
    shown: rows('a', 'b'),
    waiting: rows('new'),
  })
})

test('a row that comes up from the next page stands there at once', () => {
  expect(split(rows('b', 'c'), ['a', 'b'])).toEqual({ shown: rows('b', 'c'), waiting: [] })
})

test('the first row of an empty list stands there at once', () => {
  expect(split(rows('new'), [])).toEqual({ shown: rows('new'), waiting: [] })
})

test('a row that is gone is not shown', () => {
  expect(split(rows('b'), ['a', 'b']).shown).toEqual(rows('b'))
})

test('a service the person has just won stands there at once', () => {
  expect(split(rows('won', 'new', 'a', 'b'), ['a', 'b'], (id) => id === 'won')).toEqual({
    shown: rows('won', 'a', 'b'),
    waiting: rows('new'),
  })
})
