import { expect, test } from 'vitest'
import { approvalDenial, batchDenial, batchStates, returnDenial } from './payout-batches.ts'

test.each(batchStates)('the file of a batch that is %s goes out where one person may pay it', (state) => {
  expect(batchDenial({ state, needsSecond: false })).toBeUndefined()
})

test('where two people must agree its file goes out only of a batch they agreed on', () => {
  const ready = batchStates.filter((state) => !batchDenial({ state, needsSecond: true }))
  expect(ready).toEqual(['approved', 'paid'])
})

test('a batch is put before the second person while it is open, and answered while it waits for him', () => {
  const asked = batchStates.filter((state) => !approvalDenial({ state, needsSecond: true }))
  expect(asked).toEqual(['open', 'confirming'])
})

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
