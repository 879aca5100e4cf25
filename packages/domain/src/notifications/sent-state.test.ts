import { expect, test } from 'vitest'
import { sentState } from './sent-state.ts'

test.each([
  ['waiting', null, 'waiting'],
  ['sent', null, 'sent'],
  ['sent', 'delivered', 'delivered'],
  ['sent', 'read', 'read'],
  ['failed', 'failed', 'failed'],
  ['failed', 'delivered', 'failed'],
  ['dropped', null, 'dropped'],
  ['of a newer release', null, 'waiting'],
])('%s, told %s, is %s', (state, reported, said) => {
  expect(sentState(state, reported)).toBe(said)
})
