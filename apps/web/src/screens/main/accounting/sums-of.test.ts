import { expect, test } from 'vitest'
import { sumsOf } from './sums-of.ts'

const figures = [
  {
    account: 'bank' as const,
    balance: 60,
    debit: 100,
    credit: 40,
    entries: 3,
    kinds: [
      { kind: 'captured' as const, debit: 100, credit: 0, entries: 2 },
      { kind: 'refund' as const, debit: 0, credit: 40, entries: 1 },
    ],
  },
  { account: 'vat_payable' as const, balance: -7, debit: 0, credit: 7, entries: 1, kinds: [] },
]

test('the sum of accounts is of all that moved on them', () => {
  expect(sumsOf(figures, { accounts: ['bank', 'vat_payable'], kinds: [] })).toEqual({
    debit: 100,
    credit: 47,
  })
})

test('of some events only their part counts', () => {
  expect(sumsOf(figures, { accounts: ['bank', 'vat_payable'], kinds: ['refund'] })).toEqual({
    debit: 0,
    credit: 40,
  })
})
