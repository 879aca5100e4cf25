import { expect, test } from 'vitest'
import { lookAgainMs } from './webhook.ts'

const settled = { state: 'sent', tries: 1, lastStatus: 204, lastProblem: null } as const
const fresh = { state: 'waiting', tries: 0, lastStatus: null, lastProblem: null } as const

test('a list in which nothing waits is left alone', () => {
  expect(lookAgainMs([])).toBe(false)
  expect(lookAgainMs([settled, { ...settled, state: 'failed' }, { ...settled, state: 'dropped' }])).toBe(
    false,
  )
})

test.each([
  ['not yet begun', fresh],
  ['begun and not answered', { ...fresh, tries: 1 }],
  ['sent once more', { ...settled, state: 'waiting', tries: 0 }],
] as const)('a delivery that is %s is looked at often', (_, delivery) => {
  expect(lookAgainMs([settled, delivery])).toBe(2_000)
})

test.each([
  ['an answer', { ...fresh, tries: 1, lastStatus: 500 }],
  ['none', { ...fresh, tries: 2, lastProblem: 'timeout' }],
] as const)('one whose last try came to %s is still looked at until its next', (_, delivery) => {
  expect(lookAgainMs([delivery])).toBe(15_000)
})
