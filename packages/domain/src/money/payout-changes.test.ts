import { describe, expect, test } from 'vitest'
import { comparedWithLast, seenDenial } from './payout-changes.ts'

describe('a payout beside the last one', () => {
  test.each([
    ['more', 1_500_000, 1_000_000, 500_000, 5000, false],
    ['less', 750_000, 1_000_000, -250_000, -2500, false],
    ['the same', 1_000_000, 1_000_000, 0, 0, false],
    ['just under three times as much', 2_999_999, 1_000_000, 1_999_999, 20_000, false],
    ['three times as much', 3_000_000, 1_000_000, 2_000_000, 20_000, true],
  ] as const)('is %s', (_what, net, last, differencePesos, share, isUnusual) => {
    expect(comparedWithLast(net, last)).toEqual({ differencePesos, share, isUnusual })
  })
})

describe('whoever agrees', () => {
  test.each([
    ['need not say what he saw where nothing changed', { hasChanged: false, seen: undefined }, undefined],
    ['says it where something did', { hasChanged: true, seen: undefined }, 'payout.changed_since'],
    ['agrees to what stands', { hasChanged: true, seen: 'a' }, undefined],
    ['never agrees to what it was before', { hasChanged: false, seen: 'b' }, 'payout.changed_since'],
  ] as const)('%s', (_what, facts, denial) => {
    expect(seenDenial({ ...facts, now: 'a' })).toBe(denial)
  })
})
