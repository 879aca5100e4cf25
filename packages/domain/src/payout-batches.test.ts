import { expect, test } from 'vitest'
import { approvalDenial, batchDenial, returnDenial } from './payout-batches.ts'

test.each([
  ['open', false, undefined],
  ['open', true, 'batch.not_approved'],
  ['confirming', true, 'batch.not_approved'],
  ['approved', true, undefined],
  ['paid', true, undefined],
] as const)(
  'the file of a batch that is %s, where two people must agree: %s',
  (state, needsSecond, denial) => {
    expect(batchDenial({ state, needsSecond })).toBe(denial)
  },
)

test.each([
  ['open', false, 'batch.approval_unneeded'],
  ['open', true, undefined],
  // Who was asked may answer, also where the setting was raised meanwhile.
  ['confirming', false, undefined],
  ['confirming', true, undefined],
  ['approved', true, 'batch.approval_unneeded'],
  ['paid', true, 'batch.already_paid'],
] as const)('approving a batch that is %s, where two people must agree: %s', (state, needsSecond, denial) => {
  expect(approvalDenial({ state, needsSecond })).toBe(denial)
})

test.each([
  ['paid', false, undefined],
  ['paid', true, 'advance.settled'],
  ['open', false, 'payout.not_paid'],
  ['batched', false, 'payout.not_paid'],
  ['offset', false, 'payout.not_paid'],
  ['returned', false, 'payout.not_paid'],
] as const)('what is %s comes back from the bank', (state, isSettledAdvance, denial) => {
  expect(returnDenial({ state, isSettledAdvance })).toBe(denial)
})
