import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

const line = ['a', 'b', 'c'].map((_id) => ({ _id }))
const none: ReadonlySet<string> = new Set()

test('one goes on and back along the line', () => {
  expect(neighboursOf(line, 'a', none)).toEqual({ next: 'b', previous: undefined })
  expect(neighboursOf(line, 'b', none)).toEqual({ next: 'c', previous: 'a' })
})

test('after the last comes what was passed over', () => {
  expect(neighboursOf(line, 'c', none)).toEqual({ next: 'a', previous: 'b' })
  expect(neighboursOf(line, 'c', new Set(['a']))).toEqual({ next: 'b', previous: 'b' })
})

test('what was judged a moment ago is not met again, though the list still has it', () => {
  expect(neighboursOf(line, 'a', new Set(['b']))).toEqual({ next: 'c', previous: undefined })
  expect(neighboursOf(line, 'c', new Set(['a', 'b']))).toEqual({ next: undefined, previous: undefined })
})

test('from a paper that is not in line the next is its first', () => {
  expect(neighboursOf(line, 'x', none)).toEqual({ next: 'a', previous: undefined })
  expect(neighboursOf([], 'x', none)).toEqual({ next: undefined, previous: undefined })
})
