import { expect, test } from 'vitest'
import { partOf } from './byte-range.ts'

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=90-2000', { first: 90, last: 99 }],
  ['bytes=-1', { first: 99, last: 99 }],
  ['bytes=-2000', { first: 0, last: 99 }],
  ['Bytes= 5-6 ', { first: 5, last: 6 }],
  ['bytes=100-', 'none'],
  ['bytes=100-120', 'none'],
  ['bytes=-0', 'none'],
])('of a hundred bytes %s asks for %o', (header, part) => {
  expect(partOf(header, 100)).toEqual(part)
})

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=7-6',
  'bytes=0-1,5-6',
  'bytes=a-b',
  'bytes=1.5-2',
  'bytes=99999999999999999999-',
  'lines=0-1',
])('%s asks for all of it', (header) => {
  expect(partOf(header, 100)).toBeUndefined()
})

test.each(['bytes=0-', 'bytes=0-0', 'bytes=-5'])('of nothing %s asks for no byte', (header) => {
  expect(partOf(header, 0)).toBe('none')
})
