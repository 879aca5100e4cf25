import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdRules, holdsRecording, payoutFacts, payoutHold, type PayoutFacts } from './payout-holds.ts'
import { payoutDays, releasedBefore } from './payouts.ts'

const ready: PayoutFacts = {
  isOverAdvance: false,
  isPaymentLost: false,
  isCaptured: true,
  hasComplaint: false,
  isOfService: true,
  isApproved: true,
  isTermOver: false,
  hasAccount: true,
  isAccountUnchecked: false,
  isOldAccount: false,
  hasOpenAdvance: false,
}

describe('a payout', () => {
  test.each([
    ['is held until the client approves', { isApproved: false }, 'payout.not_released'],
    ['is released by his approval', {}, undefined],
    ['is released when his time is over', { isApproved: false, isTermOver: true }, undefined],
    ['is held by a complaint, approved or not', { hasComplaint: true }, 'payout.complaint'],
    ['waits while the payment is lost', { isPaymentLost: true, isCaptured: false }, 'payout.payment_lost'],
    ['waits while the money is only promised', { isCaptured: false }, 'payout.not_captured'],
    ['needs an account', { hasAccount: false }, 'payout.no_account'],
    ['waits until a new account was confirmed', { isAccountUnchecked: true }, 'payout.account_changed'],
    ['never goes to an account that was left', { isOldAccount: true }, 'payout.account_old'],
    ['waits for an advance that was asked for', { hasOpenAdvance: true }, 'payout.advance_open'],
    ['that is an advance ends with its service', { isOverAdvance: true }, 'advance.not_running'],
    ['of a wait needs no approval', { isOfService: false, isApproved: false }, undefined],
  ] as const)('%s', (_what, more, hold) => {
    expect(payoutHold({ ...ready, ...more })).toBe(hold)
  })

  test('may be complained of until the third working day is over', () => {
    const { releaseOn } = payoutDays(new Date('2026-11-13T20:00:00Z'))
    expect(releaseOn < releasedBefore(new Date('2026-11-20T04:59:59Z'))).toBe(false)
    expect(releaseOn < releasedBefore(new Date('2026-11-20T05:00:00Z'))).toBe(true)
  })
})

test('it is ready where no rule applies, and only there', () => {
  const anyFacts = fc.record(
    Object.fromEntries(payoutFacts.map((fact) => [fact, fc.boolean()])) as Record<
      keyof PayoutFacts,
      fc.Arbitrary<boolean>
    >,
  )
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const applying = holdRules.filter(({ when }) =>
        Object.entries(when).every(([fact, value]) => facts[fact as keyof PayoutFacts] === value),
      )
      expect(payoutHold(facts)).toBe(applying[0]?.code)
    }),
  )
})

test.each([
  ['nothing holds', null, true, false],
  ['a new account, before the file left', 'payout.account_changed', false, true],
  ['a new account, after it', 'payout.account_changed', true, false],
  ['an account that was left, after it', 'payout.account_old', true, false],
  ['a complaint, whenever', 'payout.complaint', true, true],
] as const)('what keeps a batch from being recorded as paid: %s', (_what, hold, hasFile, isHeld) => {
  expect(holdsRecording(hold, hasFile)).toBe(isHeld)
})
