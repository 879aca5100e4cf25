import { describe, expect, test } from 'vitest'
import { basisPoints, noPesos, pesos } from './money.ts'
import {
  advanceDenial,
  confirmDenial,
  isCounted,
  isLate,
  isPending,
  isSettlementSpan,
  needsSecondPerson,
  payoutDays,
  payoutStates,
  releasedBefore,
  type AdvanceFacts,
} from './payouts.ts'

/** Friday before a long weekend: Monday 16 November 2026 is a holiday. */
const finishedAt = new Date('2026-11-13T20:00:00Z')

test('days are counted in Bogotá and without holidays', () => {
  expect(payoutDays(finishedAt)).toEqual({ releaseOn: '2026-11-19', dueOn: '2026-11-23' })
  // Half past eight in the evening of Friday there is Saturday in Greenwich.
  expect(payoutDays(new Date('2026-11-14T01:30:00Z'))).toEqual({
    releaseOn: '2026-11-19',
    dueOn: '2026-11-23',
  })
})

test('it is late from the day after the fifth working day', () => {
  expect(isLate('2026-11-23', new Date('2026-11-24T04:59:59Z'))).toBe(false)
  expect(isLate('2026-11-23', new Date('2026-11-24T05:00:00Z'))).toBe(true)
})

test('sums count each peso earned once: no advance, nothing returned, nothing void', () => {
  const kinds = ['service', 'standby', 'cancellation'] as const
  for (const kind of kinds)
    for (const state of ['open', 'batched', 'confirming', 'paid', 'offset'] as const)
      expect(isCounted({ kind, state })).toBe(true)
  expect(isCounted({ kind: 'advance', state: 'paid' })).toBe(false)
  for (const state of ['returned', 'void'] as const) expect(isCounted({ kind: 'service', state })).toBe(false)
})

test('nothing is released on the last day of the client’s term, in Bogotá', () => {
  const { releaseOn } = payoutDays(finishedAt)
  expect(releasedBefore(new Date('2026-11-20T04:59:59Z'))).toBe(releaseOn)
  expect(releasedBefore(new Date('2026-11-20T05:00:00Z'))).toBe('2026-11-20')
})

test('a payout is to be paid until it ends: paid, set against a debt, returned by the bank, or owed no more', () => {
  expect(payoutStates.filter(isPending)).toEqual(['open', 'batched', 'confirming'])
  expect(payoutStates.filter((state) => !isPending(state))).toEqual(['paid', 'offset', 'returned', 'void'])
})

describe('a second person', () => {
  test('is asked for above the setting, not at it', () => {
    expect(needsSecondPerson(10_000_000, 10_000_000)).toBe(false)
    expect(needsSecondPerson(10_000_001, 10_000_000)).toBe(true)
  })

  const asked = { reference: 'TRF-1', askedBy: 'ana' }
  test.each([
    ['another one with the same reference', { reference: 'TRF-1', actorId: 'luz' }, undefined],
    ['the same person', { reference: 'TRF-1', actorId: 'ana' }, 'payout.second_person'],
    ['another reference', { reference: 'TRF-2', actorId: 'luz' }, 'payout.reference_differs'],
  ] as const)('%s', (_what, given, denial) => {
    expect(confirmDenial(asked, given)).toBe(denial)
  })
})

describe('an advance', () => {
  const running: AdvanceFacts = {
    isRunning: true,
    isCaptured: true,
    isPaymentLost: false,
    hasAccount: true,
    isAccountUnchecked: false,
    valuePesos: pesos(2_000_000),
    advancesPesos: noPesos,
    most: basisPoints(7000),
  }
  test.each([
    ['up to the part of the value that the setting names', {}, 1_400_000, undefined],
    ['not a peso more', {}, 1_400_001, 'advance.too_much'],
    ['together with earlier ones', { advancesPesos: pesos(1_000_000) }, 400_000, undefined],
    ['nor together with earlier ones', { advancesPesos: pesos(1_000_000) }, 400_001, 'advance.too_much'],
    ['nothing where all of it was advanced', { advancesPesos: pesos(1_400_000) }, 1, 'advance.too_much'],
    ['only on the road', { isRunning: false }, 1, 'advance.not_running'],
    ['only of money that has come', { isCaptured: false }, 1, 'payout.not_captured'],
    ['not while it is lost', { isPaymentLost: true }, 1, 'payout.payment_lost'],
    ['only to an account', { hasAccount: false }, 1, 'payout.no_account'],
    ['only to one that was confirmed', { isAccountUnchecked: true }, 1, 'payout.account_changed'],
  ] as const)('%s', (_what, more, askedPesos, denial) => {
    expect(advanceDenial({ ...running, ...more }, askedPesos)).toBe(denial)
  })
})

test.each([
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-01', '2026-12-31', true],
  ['2024-01-01', '2024-12-31', true],
  ['2025-01-01', '2026-01-01', true],
  ['2025-01-01', '2026-01-02', false],
  ['2026-02-01', '2026-01-31', false],
])('from %s to %s is a span of a settlement: %s', (from, to, isOne) => {
  expect(isSettlementSpan(from, to)).toBe(isOne)
})
