import type { Payout } from '@arriero/contract/money/settlement-shapes'

const amounts = ['gross', 'withheld', 'advances', 'deducted', 'net'] as const
export type PayoutSum = Record<(typeof amounts)[number], number>

/** Of each the part of its carrier's debt that its list says is what a batch takes of it: so the sum is the batch's. */
export const sumOfPayouts = (payouts: readonly Payout[]): PayoutSum =>
  Object.fromEntries(
    amounts.map((key) => [key, payouts.reduce((sum, payout) => sum + payout[key], 0)]),
  ) as PayoutSum
